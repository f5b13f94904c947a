import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { testOperations } = await import("./operations/test-operations.mjs");
  return () => testOperations(process.argv.slice(2));
});
