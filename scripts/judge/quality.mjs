import { blankSettings } from "../lib/build-env.mjs";
import { bundle, bundlePath } from "../lib/bundle.mjs";
import { mustRunNode } from "../lib/child.mjs";
import { openDemoDatabase } from "../lib/demo-database.mjs";

const entry = "scripts/judge/print.ts";

/** How well the search answers the judged set over the demo data, as a section in Markdown; fails where it fell. */
export async function measureQuality() {
  await bundle([entry]);
  const database = await openDemoDatabase();
  try {
    const settings = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, LOG_LEVEL: "error" };
    const env = { ...process.env, ...(await blankSettings()), ...settings };
    const output = await mustRunNode("Judging the search", [bundlePath(entry)], { env });
    return { text: output.trim() };
  } finally {
    await database.stop();
  }
}
