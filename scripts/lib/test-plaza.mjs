import { blankSettings } from "./build-env.mjs";
import { prepareCheckout } from "./checkout.mjs";
import { seedEntry } from "./demo.mjs";
import { Problem } from "./problem.mjs";
import { installPrograms } from "./programs.mjs";
import { report } from "./progress.mjs";
import { shutDown, stopOnSignals } from "./shutdown.mjs";
import { siteEntries } from "./site.mjs";
import { generateRouteTypes, parts, readers } from "./test-parts.mjs";

/** Splits `unit lib/money -t adds` into the parts to run and what is passed on to them; no part means all. */
export function parseArguments(args) {
  const end = args.findIndex((arg) => !Object.hasOwn(parts, arg));
  const chosen = end === -1 ? args : args.slice(0, end);
  const rest = end === -1 ? [] : args.slice(end);
  if (rest.length > 0 && chosen.length !== 1) {
    throw new Problem(`Name one part to pass "${rest.join(" ")}" to: ${Object.keys(parts).join(", ")}.`);
  }
  return { names: chosen.length > 0 ? chosen : Object.keys(parts), rest };
}

/** The environment of the tests: the settings of this machine have no say. */
export async function testEnvironment() {
  const env = {
    ...process.env,
    ...(await blankSettings()),
    TZ: "Pacific/Auckland",
    NEXT_TELEMETRY_DISABLED: "1",
    FORCE_COLOR: "0",
  };
  // The tools choose for themselves, and one that is set for the whole machine misleads them.
  delete env.NODE_ENV;
  return env;
}

/** Runs a part and reports what it counted; its output only when something failed. */
export async function runPart(name, part, options) {
  const started = performance.now();
  const { passed, failed, skipped, output, slow } = await part(options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const left = skipped > 0 ? `, ${skipped} skipped` : "";
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  report(`${name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  if (slow) report(`  longest: ${slow}`);
  return { passed, failed };
}

/** The whole of `npm test`, or the parts that are named. */
export async function testPlaza(args) {
  stopOnSignals({ code: 130 });
  const { names, rest } = parseArguments(args);
  // One works while the other waits for the network.
  await Promise.all([prepareCheckout([...siteEntries, seedEntry]), installPrograms(names)]);
  const options = { env: await testEnvironment(), args: rest };
  const total = { passed: 0, failed: 0 };
  function add({ passed, failed }) {
    total.passed += passed;
    total.failed += failed;
  }

  // Each of these keeps one core busy. What the types leave behind is all that the build's own check of them takes.
  const reading = names.filter((name) => readers.includes(name));
  if (reading.length > 0) await generateRouteTypes(options.env);
  for (const counts of await Promise.all(reading.map((name) => runPart(name, parts[name], options))))
    add(counts);

  let isBuilt = true;
  for (const name of names.filter((other) => !readers.includes(other))) {
    if (name === "e2e" && !isBuilt) {
      report("e2e: not run, because the build failed");
      add({ passed: 0, failed: 1 });
      continue;
    }
    const counts = await runPart(name, parts[name], options);
    add(counts);
    if (name === "build") isBuilt = counts.failed === 0;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  await shutDown(total.failed > 0 ? 1 : 0);
}
