import { runScript } from "./lib/script.mjs";

await runScript(async () => {
  const { bundle, bundlePath } = await import("./lib/bundle.mjs");
  const { runNode } = await import("./lib/child.mjs");
  const entry = "scripts/judge/run.ts";
  return async () => {
    await bundle([entry]);
    const { code } = await runNode([bundlePath(entry), ...process.argv.slice(2)], {
      onText: (text) => process.stdout.write(text),
    });
    return code;
  };
});
