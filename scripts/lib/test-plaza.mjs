import { blankEnv } from "./build-env.mjs";
import { prepareCheckout } from "./checkout.mjs";
import { seedEntry } from "./demo.mjs";
import { Problem } from "./problem.mjs";
import { installPrograms } from "./programs.mjs";
import { report } from "./progress.mjs";
import { shutDown, stopOnSignals } from "./shutdown.mjs";
import { siteEntries } from "./site.mjs";
import { generateRouteTypes, parts, stages } from "./test-parts.mjs";

/** Splits `unit lib/money -t adds` into parts and their arguments; no part means all. */
export function parseArguments(args) {
  const end = args.findIndex((arg) => !Object.hasOwn(parts, arg));
  const chosen = end === -1 ? args : args.slice(0, end);
  const rest = end === -1 ? [] : args.slice(end);
  if (rest.length > 0 && chosen.length !== 1) {
    throw new Problem(`Name one part to pass "${rest.join(" ")}" to: ${Object.keys(parts).join(", ")}.`);
  }
  return { names: chosen.length > 0 ? chosen : Object.keys(parts), rest };
}

export async function testEnvironment() {
  /** @type {Record<string, string | undefined>} */
  const env = {
    ...process.env,
    ...(await blankEnv()),
    TZ: "Pacific/Auckland",
    NEXT_TELEMETRY_DISABLED: "1",
    FORCE_COLOR: "0",
  };
  // Each tool sets its own, and a machine-wide value would mislead it.
  delete env.NODE_ENV;
  return env;
}

export async function runPart(name, part, options) {
  const started = performance.now();
  const { passed, failed, skipped, flaky = [], output, slow } = await part(options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const left = skipped > 0 ? `, ${skipped} skipped` : "";
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  report(`${name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  if (flaky.length > 0)
    report(`  flaky: ${flaky.length}\n${flaky.map((title) => `    ${title}`).join("\n")}`);
  if (slow) report(`  slowest: ${slow}`);
  return { passed, failed };
}

export async function closeRun(counts) {
  const total = (of) => counts.reduce((sum, count) => sum + count[of], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  await shutDown(total("failed") > 0 ? 1 : 0);
}

export async function testPlaza(args) {
  stopOnSignals({ code: 130 });
  const { names, rest } = parseArguments(args);
  await Promise.all([prepareCheckout([...siteEntries, seedEntry]), installPrograms(names)]);
  const options = { env: await testEnvironment(), args: rest };
  if (names.some((name) => stages[0]?.includes(name))) await generateRouteTypes(options.env);

  const counts = new Map();
  for (const stage of stages) {
    const chosen = stage.filter((name) => names.includes(name));
    await Promise.all(
      chosen.map(async (name) => {
        if (name === "e2e" && counts.get("build")?.failed > 0) {
          report("e2e: not run, because the build failed");
          counts.set(name, { passed: 0, failed: 1 });
        } else counts.set(name, await runPart(name, parts[name], options));
      }),
    );
  }
  await closeRun([...counts.values()]);
}
