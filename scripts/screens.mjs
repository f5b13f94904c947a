import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { showScreens } = await import("./lib/screens.mjs");
  return () => showScreens(process.argv.slice(2));
});
