import { readFileSync } from "node:fs";
import { format } from "node:util";
import { jsonLine } from "../../lib/shared/log-lines.mjs";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

let inLines = false;

/** True if this process prints lines of the log. */
export function isLoggingLines() {
  return inLines;
}

/** One event for one call, however many lines its text has; the error among what it names stands beside the text. */
function lineOf(level, values) {
  const error = values.find((value) => value instanceof Error);
  const text = format(...values.filter((value) => value !== error)).trim() || error?.message;
  return text ? `${jsonLine({ level, version, text, error })}\n` : "";
}

/**
 * Makes lines of the log of what this process and its packages print, unless somebody reads it at a terminal. LOG_LEVEL
 * leaves these alone: they are few, and some are all that is said of a failure.
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
