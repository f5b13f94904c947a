import "./lib/log-lines.mjs";
import { runScript } from "./lib/script.mjs";

const [name, ...args] = process.argv.slice(2);
await runScript(async () => {
  const { runTool } = await import("./lib/run-tool.mjs");
  return () => runTool(name, args);
});
