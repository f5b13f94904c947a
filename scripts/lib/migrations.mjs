import { pathToFileURL } from "node:url";
import { bundlePath } from "./bundle.mjs";
import { Problem } from "./problem.mjs";

export const migrateEntry = "scripts/migrate.ts";

const lacksRights = /permission denied|must be owner|no schema has been selected/;

function reasonOf(error) {
  const [line = ""] = String(error?.message || error?.code || error).split("\n");
  return line.replace(/^(SchemaConnectorError: )?(ERROR: )?/, "").replace(/\.?$/, ".");
}

function describeRights(url, reason) {
  const { username, pathname } = new URL(url);
  const [role, database] = [username, pathname.slice(1)].map((name) => `"${decodeURIComponent(name)}"`);
  const lines = [
    `The role ${role} in DATABASE_URL isn't allowed to set up the database ${database}: ${reason}`,
    `Make the role the owner of the database:\n\n  ALTER DATABASE ${database} OWNER TO ${role};`,
  ];
  if (/table|relation|owner/.test(reason)) {
    lines.push(
      `\nand of the objects that another role created:\n\n  REASSIGN OWNED BY <that role> TO ${role};`,
    );
  }
  return lines.join("\n");
}

/** @param {{ migrations?: string; data?: string | null }} [options] of `migrate` in scripts/migrate.ts */
export async function migrateDatabase(url, options) {
  const { migrate } = await import(pathToFileURL(bundlePath(migrateEntry)).href);
  try {
    return await migrate(url, options);
  } catch (error) {
    const reason = reasonOf(error);
    throw new Problem(
      lacksRights.test(reason)
        ? describeRights(url, reason)
        : `The migrations couldn't be applied: ${reason}`,
      { cause: error },
    );
  }
}
