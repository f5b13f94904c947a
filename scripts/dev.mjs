import { runScript } from "./lib/script.mjs";

await runScript(async () => (await import("./lib/dev-plaza.mjs")).developPlaza);
