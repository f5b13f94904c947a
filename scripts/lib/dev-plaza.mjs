import { setTimeout as delay } from "node:timers/promises";
import { prepareCheckout } from "./checkout.mjs";
import { describeEnd, end, startNode } from "./child.mjs";
import { seedEntry } from "./demo.mjs";
import { envSchemaEntry } from "./checked-env.mjs";
import { migrateEntry } from "./migrations.mjs";
import { inRoot } from "./paths.mjs";
import { probeEntry } from "./probe.mjs";
import { Problem } from "./problem.mjs";
import { report, step } from "./progress.mjs";
import { stopOnSignals } from "./shutdown.mjs";
import { checkSettings, runSite } from "./site.mjs";
import { openSeededSite } from "./start-plaza.mjs";

const entries = [envSchemaEntry, probeEntry, migrateEntry, seedEntry];

// Next would kill the server after 100 ms, before it has saved its cache and a CPU profile.
const exitTimeoutMs = "10000";

async function waitForHomepage(port, exited) {
  let how = "";
  void exited.then((reason) => (how = reason));
  while (how === "") {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer) return;
    await delay(200);
  }
  throw new Problem(`The development server exited before it was ready (${how}).`, { cause: how });
}

async function serveDevelopment({ env }, args) {
  const next = [inRoot("node_modules/next/dist/bin/next"), "dev", "--port", env.PORT, "--hostname", env.HOST];
  const child = startNode([...next, ...args], {
    env: {
      ...env,
      NODE_ENV: "development",
      NEXT_EXIT_TIMEOUT_MS: exitTimeoutMs,
      NEXT_TELEMETRY_DISABLED: "1",
    },
    detached: true,
  });
  const exited = new Promise((resolve) =>
    child.once("exit", (code, signal) => resolve(describeEnd(code, signal))),
  );
  await step("Homepage", () => waitForHomepage(env.PORT, exited));
  return { pid: child.pid, exited, stop: () => end(child) };
}

export async function developPlaza(args) {
  stopOnSignals({ code: 0, onFirst: () => report("Stopping …") });
  await prepareCheckout(entries);
  const settings = await checkSettings();
  if (settings.publicBy) {
    throw new Problem(
      `The development server exposes source code, but ${settings.publicBy} makes this site public.\n` +
        "Remove that setting, or serve a build: npm start",
    );
  }
  await runSite(await openSeededSite(settings), (options) => serveDevelopment(options, args));
}
