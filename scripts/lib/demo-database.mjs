import { blankSettings } from "./build-env.mjs";
import { bundlePath } from "./bundle.mjs";
import { seedDemo, seedEntry } from "./demo.mjs";
import { openTestDatabase } from "./test-database.mjs";

/** Opens a database of its own for one run, with the demo data and their pictures; made once and kept. */
export function openDemoDatabase() {
  const fill = async ({ url }, dataDir) => {
    const settings = { ...process.env, ...(await blankSettings()) };
    await seedDemo({ url, dataDir, settings });
  };
  return openTestDatabase({ content: { kind: "seeded", bundle: bundlePath(seedEntry), fill } });
}
