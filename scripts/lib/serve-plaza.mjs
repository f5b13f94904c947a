import { existsSync } from "node:fs";
import { bundlePath } from "./bundle.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { report } from "./progress.mjs";
import { stopOnSignals } from "./shutdown.mjs";
import { checkSettings, openSite, runSite, siteEntries } from "./site.mjs";

function requireBuild() {
  const made = [inRoot(".next/BUILD_ID"), ...siteEntries.map(bundlePath)];
  if (made.every((path) => existsSync(path))) return;
  throw new Problem("There is no build yet. Build it first: npm run build");
}

export async function servePlaza() {
  stopOnSignals({ code: 0, onFirst: () => report("Stopping …") });
  requireBuild();
  await runSite(await openSite(await checkSettings()));
}
