import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { clockRuns } = await import("./clock/clock-runs.mjs");
  return () => clockRuns(process.argv.slice(2));
});
