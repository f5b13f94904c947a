import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mustRunNode } from "./child.mjs";
import { inRoot } from "./paths.mjs";
import { hashOf } from "./source-hash.mjs";

const folder = inRoot("prisma/generated");
const stamp = inRoot("prisma/generated/.sources");

export async function ensureClient() {
  const config = ["prisma.config.ts", "prisma/prisma.config.ts"].find((path) => existsSync(inRoot(path)));
  const sources = ["prisma/models", "prisma/schema.prisma", "node_modules/prisma/package.json"];
  const hash = hashOf([...sources, ...(config ? [config] : [])]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return "current";
  // Generating doesn't run the schema engine, but Prisma requires the file to exist.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  };
  const args = ["node_modules/prisma/build/index.js", "generate", ...(config ? ["--config", config] : [])];
  await mustRunNode("Generating the database client", args, { env });
  if (existsSync(folder)) writeFileSync(stamp, hash);
  return "generated";
}
