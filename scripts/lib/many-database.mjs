import { bundlePath } from "./bundle.mjs";
import { mustRunNode } from "./child.mjs";
import { openTestDatabase } from "./test-database.mjs";

export const manyEntry = "prisma/many.ts";

/** Opens a database of its own with a hundred thousand listings; made once and kept. */
export function openManyDatabase() {
  const bundle = bundlePath(manyEntry);
  async function fill({ url }, dataDir) {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
    await mustRunNode("Loading a hundred thousand listings", ["--enable-source-maps", bundle], { env });
  }
  return openTestDatabase({ content: { kind: "many", bundle, fill } });
}
