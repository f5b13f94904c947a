import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { benchPlaza } = await import("./bench/bench-plaza.mjs");
  return () => benchPlaza(process.argv.slice(2));
});
