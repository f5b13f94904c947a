import { openPostgres, withClient } from "../postgres.mjs";
import { Problem } from "./problem.mjs";

const oldest = 150_000;

const question = `SELECT current_setting('server_version_num')::int AS version,
  current_setting('server_encoding') AS encoding, current_database() AS name`;

/** Throws a Problem if the database is unreachable or unsuitable for the site. */
async function checkDatabase(url, setting) {
  let found;
  try {
    found = await withClient(url, async (client) => (await client.query(question)).rows[0]);
  } catch (error) {
    throw new Problem(`The database in ${setting} can't be used: ${error.message || error.code}.`);
  }
  if (found.version < oldest) {
    throw new Problem(
      `The database server in ${setting} is older than PostgreSQL 15. Use version 15 or newer.`,
    );
  }
  if (found.encoding !== "UTF8") {
    throw new Problem(
      `The database "${found.name}" in ${setting} has the encoding ${found.encoding}, but Plaza needs UTF8.\n` +
        "Create a new database and set DATABASE_URL to it:\n\n" +
        "  CREATE DATABASE plaza ENCODING 'UTF8' TEMPLATE template0;",
    );
  }
}

/**
 * Opens and checks the configured database, or else the embedded one with the options `embedded`. Returns its `url`,
 * its `directUrl` that bypasses a pooler, and `stop()`.
 */
export async function openDatabase({ databaseUrl, directUrl, dataDir }, embedded) {
  if (!databaseUrl) {
    const database = await openPostgres({ dataDir, ...embedded });
    return { url: database.url, directUrl: database.url, stop: () => database.stop() };
  }
  await checkDatabase(databaseUrl, "DATABASE_URL");
  if (directUrl !== databaseUrl) await checkDatabase(directUrl, "DATABASE_DIRECT_URL");
  return { url: databaseUrl, directUrl, stop: async () => {} };
}

export async function askDatabase(url, question) {
  try {
    return await withClient(url, async (client) => (await client.query(question)).rows[0].answer);
  } catch (error) {
    throw new Problem(`The database can't be read: ${error.message || error.code}.`);
  }
}

export function hasTables(url) {
  return askDatabase(url, "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS answer");
}

export function hasAdmin(url) {
  return askDatabase(
    url,
    "SELECT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND status <> 'deleted') AS answer",
  );
}
