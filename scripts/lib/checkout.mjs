import { existsSync } from "node:fs";
import { ensureBuild } from "./build.mjs";
import { bundle } from "./bundle.mjs";
import { ensureClient } from "./client.mjs";
import { withLock } from "./file-lock.mjs";
import { ensurePackages } from "./packages.mjs";
import { inRoot } from "./paths.mjs";
import { report, step } from "./progress.mjs";

const lockFile = inRoot("dist/setup.lock");

// Concurrent starts in a checkout take turns; the second finds everything done.
export function alone(work) {
  return withLock(lockFile, work, ({ pid }) =>
    report(`Waiting for process ${pid}, which prepares this folder …`),
  );
}

export function prepareCheckout(entries) {
  return alone(async () => {
    await step("Packages", ensurePackages);
    await step("Database client", ensureClient);
    await bundle(entries.filter((entry) => existsSync(inRoot(entry))));
  });
}

export function prepareSite(entries) {
  return alone(async () => {
    await ensureClient();
    await bundle(entries);
    await ensureBuild();
  });
}

export function prepareBuild() {
  return alone(() => step("Production build", ensureBuild));
}
