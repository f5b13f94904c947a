import { readFileSync } from "node:fs";
import { format } from "node:util";
import { jsonLine } from "../../lib/shared/log-lines.mjs";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

let inLines = false;

export function isLoggingLines() {
  return inLines;
}

function lineOf(level, values) {
  const error = values.find((value) => value instanceof Error);
  const text = format(...values.filter((value) => value !== error)).trim() || error?.message;
  return text ? `${jsonLine({ level, version, text, error })}\n` : "";
}

/**
 * Prints console output as JSON log lines unless stdout is a terminal. Ignores LOG_LEVEL: these lines are few, and some
 * are the only report of a failure.
 */
export function logInLines() {
  if (process.stdout.isTTY || inLines) return;
  inLines = true;
  const writeTo =
    (stream, level) =>
    (...values) =>
      void stream.write(lineOf(level, values));
  const { stdout, stderr } = process;
  Object.assign(console, {
    debug: writeTo(stdout, "debug"),
    log: writeTo(stdout, "info"),
    info: writeTo(stdout, "info"),
    warn: writeTo(stderr, "warn"),
    error: writeTo(stderr, "error"),
  });
}
