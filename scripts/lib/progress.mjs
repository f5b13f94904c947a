import { isLoggingLines } from "./log.mjs";

const begun = performance.now();

/** Prints one line that begins with the seconds since the script started; a line of the log has its own time. */
export function report(text) {
  if (isLoggingLines()) return console.log(text);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(`[${seconds} s] ${text}`);
}

/**
 * Announces a step, runs it and reports how long it took. `work` may return a short text for what it found
 * ("current", "12 applied"); a step that returns a text within a moment gets a single line.
 */
export async function step(title, work) {
  const started = performance.now();
  const announcement = setTimeout(() => report(`${title} …`), 300);
  try {
    const result = await work();
    const seconds = (performance.now() - started) / 1000;
    const took = seconds < 0.3 ? "" : ` (${seconds.toFixed(1)} s)`;
    report(`${title}: ${typeof result === "string" ? result : "done"}${took}`);
    return result;
  } finally {
    clearTimeout(announcement);
  }
}
