import { existsSync } from "node:fs";
import { alone } from "./checkout.mjs";
import { build } from "./build.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { report, step } from "./progress.mjs";
import { stopOnSignals } from "./shutdown.mjs";

/** The whole of `npm run build`: what `npm run serve` serves, with its types checked. Needs the packages and no database. */
export async function buildPlaza() {
  stopOnSignals({ code: 130 });
  if (!existsSync(inRoot("node_modules/next/package.json"))) {
    throw new Problem("The packages are not there yet. Install them first: npm ci --include=dev");
  }
  const onText = (text) => process.stdout.write(text);
  await alone(() => step("Production build", () => build({ checkTypes: true, onText })));
  report("Built, types checked. Serve it with: npm run serve");
}
