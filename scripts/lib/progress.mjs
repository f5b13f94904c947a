import { isLoggingLines } from "./log.mjs";

const begun = performance.now();

export function report(text) {
  if (isLoggingLines()) return console.log(text);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(`[${seconds} s] ${text}`);
}

/**
 * Reports a step and its duration. `work` may return a short result such as "current" or "12 applied". A step under 0.3
 * seconds gets a single line.
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
