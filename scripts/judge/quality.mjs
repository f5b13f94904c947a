import { bundle, bundlePath } from "../lib/bundle.mjs";
import { mustRunNode } from "../lib/child.mjs";

const entry = "scripts/judge/run.ts";

export async function measureQuality({ port }) {
  await bundle([entry]);
  const args = [bundlePath(entry), `--base=http://127.0.0.1:${port}`, "--floors"];
  const output = await mustRunNode("Judging the search", args, {});
  return { text: `## Search quality\n\n${output.trim()}` };
}
