import { runScript } from "./lib/script.mjs";

await runScript(async () => (await import("./lib/build-plaza.mjs")).buildPlaza);
