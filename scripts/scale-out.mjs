import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { scaleOut } = await import("./scale-out/scale-out-plaza.mjs");
  return () => scaleOut(process.argv.slice(2));
});
