import "./lib/log-lines.mjs";
import { runScript } from "./lib/script.mjs";

await runScript(async () => (await import("./lib/start-plaza.mjs")).startPlaza);
