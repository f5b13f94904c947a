const levels = /** @type {const} */ ({ debug: 20, info: 30, warn: 40, error: 50, fatal: 60 });

/** @typedef {keyof typeof levels} Level */

/** @param {number} number */
function nameOf(number) {
  return Object.entries(levels).find(([, one]) => one === number)?.[0] ?? "info";
}

/** @param {Error} error */
function describe(error) {
  return { type: error.name, message: error.message, stack: error.stack };
}

/**
 * Formats a plain message, and the error it is about, as a JSON log line.
 * @param {{ level: Level, version: string, text: string, error?: Error, time?: Date }} event
 */
export function jsonLine({ level, version, text, error, time = new Date() }) {
  const err = error && describe(error);
  return JSON.stringify({ level: levels[level], time: time.toISOString(), version, err, msg: text });
}

/** @param {unknown} value */
function short(value) {
  return typeof value === "string" && !/\s/.test(value) ? value : JSON.stringify(value);
}

/**
 * Formats the same event for a terminal: time, level, message, and the rest as name=value.
 * @param {string} line a line of JSON
 */
export function plainLine(line) {
  const { level, time, version: _, msg, event, err, ...rest } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const values = Object.entries(rest).map(([name, value]) => `${name}=${short(value)}`);
  const words = [clock, nameOf(level).padEnd(5), event, msg, ...values].filter(Boolean).join(" ");
  return err ? `${words}\n${err.stack ?? err.message}` : words;
}

/**
 * Formats a JSON log line as text; returns any other line unchanged.
 * @param {string} line
 */
export function textOf(line) {
  if (!line.startsWith("{")) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.stack].filter(Boolean).join("\n") || line;
  } catch {
    return line;
  }
}
