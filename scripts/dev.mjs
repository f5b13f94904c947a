import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { developPlaza } = await import("./lib/dev-plaza.mjs");
  return () => developPlaza(process.argv.slice(2));
});
