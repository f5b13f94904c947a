import "server-only";
import pino from "pino";
import { env } from "./env";

/** Structured log, one JSON line an event. Never give it passwords, tokens or reset links. */
export const log = pino({
  level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
  base: undefined,
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
});
