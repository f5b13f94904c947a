import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { prepareSite } from "../lib/checkout.mjs";
import { openDemoDatabase } from "../lib/demo-database.mjs";
import { seedEntry } from "../lib/demo.mjs";
import { inRoot } from "../lib/paths.mjs";
import { Problem } from "../lib/problem.mjs";
import { onShutdown, shutDown, stopOnSignals } from "../lib/shutdown.mjs";
import { step } from "../lib/progress.mjs";
import { siteEntries } from "../lib/site.mjs";
import { measureLoad } from "./load.mjs";
import { measurePages } from "./pages.mjs";
import { startSite } from "./site.mjs";

const sections = { pages: measurePages, load: measureLoad };

/** The whole of `npm run bench`: the sections that are named, or all of them; `--quick` measures each for a moment only. */
export async function benchPlaza(args) {
  stopOnSignals({ code: 130 });
  const isQuick = args.includes("--quick");
  const named = args.filter((arg) => arg !== "--quick");
  const unknown = named.find((name) => !Object.hasOwn(sections, name));
  if (unknown) throw new Problem(`There is no section "${unknown}": ${Object.keys(sections).join(", ")}.`);
  await step("Site", () => prepareSite([...siteEntries, seedEntry]));
  const database = await step("Demo data", openDemoDatabase);
  onShutdown(() => database.stop());
  const site = await startSite(database);
  onShutdown(() => site.stop());

  const parts = [];
  for (const name of named.length > 0 ? named : Object.keys(sections)) {
    const text = await sections[name](site, { isQuick });
    console.log(`\n${text}`);
    parts.push(text);
  }
  const head = [
    "# Benchmarks",
    "",
    `What \`npm run bench${isQuick ? " -- --quick" : ""}\` measured last: ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, the demo data.`,
    "Client, server and database share the machine. A ratio compares two servers that took turns in the same run.",
  ];
  mkdirSync(inRoot("docs"), { recursive: true });
  writeFileSync(inRoot("docs/benchmarks.md"), `${[head.join("\n"), ...parts].join("\n\n")}\n`);
  await shutDown(0);
}
