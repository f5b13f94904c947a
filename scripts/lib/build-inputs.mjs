import { bundle } from "./bundle.mjs";
import { ensureClient } from "./client.mjs";
import { isRelease } from "./packages.mjs";
import { Problem } from "./problem.mjs";
import { siteEntries } from "./site.mjs";

/** The tools of a site that runs; the others are for development. */
const toolEntries = [
  "scripts/worker.ts",
  "scripts/admin-create.ts",
  "scripts/backup.ts",
  "scripts/restore.ts",
];

/** What `prepareBuildInputs` makes programs of. */
export const inputEntries = [...siteEntries, ...toolEntries];

/** Makes what a build needs beside the sources, and what serves it: the database client and the programs in dist. */
export async function prepareBuildInputs() {
  if (isRelease()) throw new Problem("A build needs the packages of development: npm ci --include=dev");
  await ensureClient();
  await bundle(inputEntries);
}
