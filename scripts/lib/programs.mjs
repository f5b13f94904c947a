import { installChromium } from "./chromium.mjs";
import { installRedis } from "./redis.mjs";

/** Installs what parts of the tests want of the system where it is missing, one after the other: apt does one thing at a time. */
export async function installPrograms(parts) {
  if (parts.includes("e2e")) await installChromium();
  if (parts.includes("integration")) await installRedis();
}
