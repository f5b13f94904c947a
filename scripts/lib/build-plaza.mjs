import { existsSync } from "node:fs";
import { alone } from "./checkout.mjs";
import { build } from "./build.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { report, step } from "./progress.mjs";
import { stopOnSignals } from "./shutdown.mjs";

/** Runs `npm run build`. Needs the packages but no database. `--types-checked` skips the type check. */
export async function buildPlaza(args) {
  stopOnSignals({ code: 130 });
  if (!existsSync(inRoot("node_modules/next/package.json"))) {
    throw new Problem("The packages aren't installed. Install them first: npm ci --include=dev");
  }
  const checkTypes = !args.includes("--types-checked");
  const onText = (text) => process.stdout.write(text);
  await alone(() => step("Production build", () => build({ isRelease: true, checkTypes, onText })));
  report("Build finished. Start it with: npm run serve");
}
