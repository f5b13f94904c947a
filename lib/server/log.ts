import "server-only";
import pino from "pino";
import { plainLine } from "@/lib/shared/log-lines.mjs";
import { env } from "./env";
import { version } from "./version";

const terminal = { write: (line: string) => void process.stdout.write(`${plainLine(line)}\n`) };

/** JSON lines; plain text on a terminal. Never log passwords, tokens, or reset links. */
export const log = pino(
  {
    level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
    base: { version },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "password",
        "newPassword",
        "token",
        "*.password",
        "*.token",
        "headers.authorization",
        "headers.cookie",
      ],
      censor: "[hidden]",
    },
  },
  process.stdout.isTTY ? terminal : pino.destination(1),
);
