import { bundle } from "./bundle.mjs";
import { ensureClient } from "./client.mjs";
import { isRelease } from "./packages.mjs";
import { Problem } from "./problem.mjs";
import { siteEntries } from "./site.mjs";

const toolEntries = [
  "scripts/worker.ts",
  "scripts/admin-create.ts",
  "scripts/backup.ts",
  "scripts/restore.ts",
];

export const inputEntries = [...siteEntries, ...toolEntries];

export async function prepareBuildInputs() {
  if (isRelease()) throw new Problem("A build needs the development packages: npm ci --include=dev");
  await ensureClient();
  await bundle(inputEntries);
}
