import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.mjs";

const fileOf = (dataDir) => join(dataDir, "site.json");
const readOnlyCodes = ["EACCES", "EPERM", "EROFS"];

/** Name without credentials, such as `plaza on db.example:5432`. */
export async function nameDatabase(url) {
  const { default: pg } = await import("pg");
  const { host, port, database } = new pg.Client({ connectionString: url });
  return host.startsWith("/") ? `${database} on ${host}` : `${database} on ${host}:${port}`;
}

export async function recordSite({ dataDir, databaseUrl }) {
  const database = databaseUrl ? await nameDatabase(databaseUrl) : null;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(fileOf(dataDir), `${JSON.stringify({ database })}\n`);
  } catch (error) {
    // A read-only folder has no embedded database either.
    if (!readOnlyCodes.includes(error.code)) throw error;
  }
}

function readRecordedDatabase(dataDir) {
  if (!existsSync(fileOf(dataDir))) return null;
  return JSON.parse(readFileSync(fileOf(dataDir), "utf8")).database;
}

export function requireOwnDatabase({ databaseUrl, dataDir }, { isRelease, begins }) {
  if (databaseUrl || begins) return;
  const elsewhere = readRecordedDatabase(dataDir);
  const isThere = existsSync(join(dataDir, "postgres"));
  if (!elsewhere && (isThere || !isRelease)) return;
  const why = elsewhere
    ? `The site uses the database ${elsewhere}, but DATABASE_URL isn't set here.`
    : `DATABASE_URL isn't set, and there is no embedded database in ${dataDir}.`;
  throw new Problem(
    `${why}\nPass the site's settings file: --env FILE, or PLAZA_ENV_FILE.\n` +
      "To use the embedded database anyway, add: --embedded",
  );
}
