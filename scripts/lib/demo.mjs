import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRunNode } from "./child.mjs";
import { bundlePath } from "./bundle.mjs";

export const seedEntry = "prisma/seed.ts";
export const demoPassword = "market-demo-2026";
export const demoAccounts = ["demo-admin", "demo-vendor", "demo-customer", "demo-pending"];

async function ask(url, question) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query(question)).rows[0].answer;
  } finally {
    await client.end();
  }
}

/** Whether somebody could sign in with the password that is printed in the documentation. */
export function hasDemoAccounts(url) {
  return ask(url, "SELECT EXISTS (SELECT 1 FROM users WHERE demo AND status <> 'deleted') AS answer");
}

/** Whether a database holds no people yet: then nobody has used it. */
export function isEmpty(url) {
  return ask(url, "SELECT NOT EXISTS (SELECT 1 FROM users) AS answer");
}

function marker(dataDir) {
  return join(dataDir, "seeding");
}

/** Whether a run was killed while it loaded the demo data, so that only a part of them is there. */
export function wasSeedingCutShort(dataDir) {
  return existsSync(marker(dataDir));
}

/** Forgets a seeding that was cut short, once its remains are gone. */
export function forgetCutShortSeeding(dataDir) {
  rmSync(marker(dataDir), { force: true });
}

/** Loads the demo data into an empty, migrated database and their pictures into the data folder. */
export async function seedDemo({ url, dataDir, onText }) {
  writeFileSync(marker(dataDir), "");
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  await mustRunNode("Loading the demo data", ["--enable-source-maps", bundlePath(seedEntry)], {
    env,
    onText,
  });
  forgetCutShortSeeding(dataDir);
}
