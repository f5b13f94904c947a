import { readFileSync, writeFileSync } from "node:fs";
import { completeLockfile } from "./lib/lockfile-entries.mjs";

const path = new URL("../package-lock.json", import.meta.url);
const before = readFileSync(path, "utf8");
const { lockfile, added } = completeLockfile(JSON.parse(before));
const after = `${JSON.stringify(lockfile, null, 2)}\n`;
if (after !== before) writeFileSync(path, after);
console.log(
  added.length > 0
    ? `Added ${added.length} packages of other systems: ${added.join(", ")}`
    : after === before
      ? "package-lock.json is complete."
      : "Removed download URLs from package-lock.json.",
);
