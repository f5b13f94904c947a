import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { checkTrust } = await import("./trust/check-trust.mjs");
  return () => checkTrust(process.argv.slice(2));
});
