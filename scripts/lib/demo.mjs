import { mustRunNode } from "./child.mjs";
import { bundlePath } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { askDatabase } from "./site-database.mjs";

export const seedEntry = "prisma/seed.ts";
export const demoPassword = "market-demo-2026";
export const demoAccounts = ["demo-admin", "demo-vendor", "demo-customer", "demo-pending"];

export function hasDemoAccounts(url) {
  return askDatabase(url, "SELECT EXISTS (SELECT 1 FROM users WHERE demo AND status <> 'deleted') AS answer");
}

export function isEmpty(url) {
  return askDatabase(
    url,
    "SELECT NOT EXISTS (SELECT 1 FROM users) AND NOT EXISTS (SELECT 1 FROM listings) AS answer",
  );
}

/**
 * Prevents loading demo accounts, whose password is public: always on a public site, and on an external database unless
 * forced.
 */
export function assertDemoAllowed({ databaseUrl, publicBy }, { force }) {
  const accounts = `The demo data includes ${demoAccounts[0]}, an administrator with a public password`;
  if (publicBy) throw new Problem(`${accounts}, but ${publicBy} makes this site public. Nothing was loaded.`);
  if (databaseUrl && !force) {
    throw new Problem(
      `${accounts}, but DATABASE_URL is your own database. Nothing was loaded.\n` +
        "If only you use it: npm run seed -- --force",
    );
  }
}

/**
 * Loads all demo data, or none of it, into an empty migrated database, and the pictures into the file storage.
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
