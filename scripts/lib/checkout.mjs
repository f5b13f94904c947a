import { existsSync } from "node:fs";
import { ensureBuild } from "./build.mjs";
import { bundle } from "./bundle.mjs";
import { ensureClient } from "./client.mjs";
import { withLock } from "./file-lock.mjs";
import { ensurePackages } from "./packages.mjs";
import { inRoot } from "./paths.mjs";
import { report, step } from "./progress.mjs";

const lockFile = inRoot("dist/setup.lock");

// Two starts at once in one checkout take turns; the second then finds everything done.
export function alone(work) {
  return withLock(lockFile, work, ({ pid }) =>
    report(`Waiting for process ${pid}, which prepares this folder …`),
  );
}

/** Brings packages, database client and the bundles of TypeScript entries up to date. */
export function prepareCheckout(entries) {
  return alone(async () => {
    await step("Packages", ensurePackages);
    await step("Database client", ensureClient);
    await bundle(entries.filter((entry) => existsSync(inRoot(entry))));
  });
}

/** The same without the packages, and the production build: for tests, which run with the packages that are there. */
export function prepareSite(entries) {
  return alone(async () => {
    await ensureClient();
    await bundle(entries);
    await ensureBuild();
  });
}

/** Brings the production build up to date. */
export function prepareBuild() {
  return alone(() => step("Production build", ensureBuild));
}
