import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { mustRunNode, runNode } from "./child.mjs";
import { bundlePath } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { isShuttingDown } from "./shutdown.mjs";
import { askDatabase } from "./site-database.mjs";

export const seedEntry = "prisma/seed.ts";
export const demoPassword = "market-demo-2026";
export const demoAccounts = ["demo-admin", "demo-vendor", "demo-customer", "demo-pending"];

/** Whether somebody could sign in with the password that is printed in the documentation. */
export function hasDemoAccounts(url) {
  return askDatabase(url, "SELECT EXISTS (SELECT 1 FROM users WHERE demo AND status <> 'deleted') AS answer");
}

/** Whether nobody has put anything into a database yet. */
export function isEmpty(url) {
  return askDatabase(
    url,
    "SELECT NOT EXISTS (SELECT 1 FROM users) AND NOT EXISTS (SELECT 1 FROM listings) AS answer",
  );
}

/** Keeps the demo accounts away from where others are: from a public site always, from a database of one's own unless forced. */
export function refuseDemo({ databaseUrl, publicBy }, { force }) {
  const accounts = `The demo data bring ${demoAccounts[0]}, an administrator whose password everybody can read`;
  if (publicBy)
    throw new Problem(`${accounts}, and ${publicBy} shows this site to others. Nothing was loaded.`);
  if (databaseUrl && !force) {
    throw new Problem(
      `${accounts}, and DATABASE_URL names a database of your own. Nothing was loaded.\n` +
        "If nobody but you uses it: npm run seed -- --force",
    );
  }
}

/**
 * Loads the demo data into an empty, migrated database, all or nothing, and their pictures to where files are kept.
 * @param {{ url: string, dataDir: string, settings?: Record<string, string | undefined>, report?: (line: string) => void }} options
 */
export async function seedDemo({ url, dataDir, settings = process.env, report = () => {} }) {
  const env = { ...settings, DATABASE_URL: url, DATA_DIR: dataDir };
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

/** Paints the demo pictures that the first screens did not need, after everything else on this machine; another one of the same thing stands in for each. */
export async function paintDemo({ url, dataDir, report }) {
  if (!existsSync(join(dataDir, "demo-covers.json"))) return;
  report("Painting the other demo pictures in the background …");
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  const onText = (text) => text.trim() && report(text.trim());
  const priority = constants.priority.PRIORITY_LOW;
  const { code } = await runNode([bundlePath(seedEntry), "--paint"], { env, onText, priority });
  if (isShuttingDown()) return;
  report(code === 0 ? "Demo pictures: done" : "Demo pictures: not all painted, the next start goes on");
}
