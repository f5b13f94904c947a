import { blankSettings } from "./build-env.mjs";
import { bundlePath } from "./bundle.mjs";
import { mustRunNode } from "./child.mjs";
import { openTestDatabase } from "./test-database.mjs";

export const manyEntry = "prisma/many.ts";

/** Opens a database of its own with a hundred thousand listings; made once and kept. */
export function openManyDatabase() {
  const bundle = bundlePath(manyEntry);
  async function fill({ url }, dataDir) {
    const settings = { DATABASE_URL: url, DATABASE_PATIENCE: "10", DATA_DIR: dataDir };
    const env = { ...process.env, ...(await blankSettings()), ...settings };
    await mustRunNode("Loading a hundred thousand listings", ["--enable-source-maps", bundle], { env });
  }
  return openTestDatabase({ content: { kind: "many", bundle, fill } });
}
