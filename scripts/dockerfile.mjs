import { runScript } from "./lib/script.mjs";

await runScript(async () => (await import("./image/run-dockerfile.mjs")).runDockerfile);
