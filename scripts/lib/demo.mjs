import { withClient } from "../postgres.mjs";
import { mustRunNode } from "./child.mjs";
import { bundlePath } from "./bundle.mjs";

export const seedEntry = "prisma/seed.ts";
export const demoPassword = "market-demo-2026";
export const demoAccounts = ["demo-admin", "demo-vendor", "demo-customer", "demo-pending"];

function ask(url, question) {
  return withClient(url, async (client) => (await client.query(question)).rows[0].answer);
}

/** Whether somebody could sign in with the password that is printed in the documentation. */
export function hasDemoAccounts(url) {
  return ask(url, "SELECT EXISTS (SELECT 1 FROM users WHERE demo AND status <> 'deleted') AS answer");
}

/** Whether nobody has put anything into a database yet. */
export function isEmpty(url) {
  return ask(
    url,
    "SELECT NOT EXISTS (SELECT 1 FROM users) AND NOT EXISTS (SELECT 1 FROM listings) AS answer",
  );
}

/** Loads the demo data into an empty, migrated database, all or nothing, and their pictures into the data folder. */
export async function seedDemo({ url, dataDir, report = () => {} }) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  const onText = (text) =>
    text
      .trim()
      .split("\n")
      .forEach((line) => report(`  ${line}`));
  await mustRunNode("Loading the demo data", ["--enable-source-maps", bundlePath(seedEntry)], {
    env,
    onText,
  });
}
