import { blankEnv } from "./build-env.mjs";
import { bundlePath } from "./bundle.mjs";
import { mustRunNode } from "./child.mjs";

export const variedEntry = "prisma/varied.ts";

export async function fillVaried({ url, dataDir }) {
  const settings = { DATABASE_URL: url, DATABASE_PATIENCE: "10", DATA_DIR: dataDir };
  const env = { ...process.env, ...(await blankEnv()), ...settings };
  await mustRunNode("Loading the varied catalog", ["--enable-source-maps", bundlePath(variedEntry)], { env });
}
