import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout, without a slash at its end. */
export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** An absolute path below the checkout. */
export function inRoot(...parts) {
  return join(root, ...parts);
}
