import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { buildPlaza } = await import("./lib/build-plaza.mjs");
  return () => buildPlaza(process.argv.slice(2));
});
