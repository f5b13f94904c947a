import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";

/** Migration chain at 4775caa1, which the first five migrations of this version replace. */
const earlier = {
  first: "20261121090000_extensions",
  sha256: "e18648e662ad7a86f9bd93a438eaeaecfe873d55bb17ecf0387b6ad4f6218d78",
};

export const baseline = [
  "20261129090000_extensions",
  "20261129091000_tables",
  "20261129092000_checks",
  "20261129093000_triggers",
  "20261129094000_search",
];

function hashOf(names: string[]): string {
  return createHash("sha256").update(names.toSorted().join("\n")).digest("hex");
}

/**
 * Maps migrations of the earlier chain to those of this version with the same result. Throws if the chain ends before
 * 4775caa1, because its later steps no longer exist.
 */
export function toCurrentNames(names: string[]): string[] {
  if (!names.includes(earlier.first)) return names;
  if (hashOf(names) === earlier.sha256) return baseline;
  throw new Error(
    `The database is at the migration ${names.toSorted().at(-1)} of an older history, which ends at commit 4775caa1. ` +
      "Update it to that commit first, then to this version.",
  );
}

/** The earlier chain and the baseline produce the same schema, so only the recorded rows change. */
export async function recordBaseline(client: pg.Client, checksums: Map<string, string>): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("DELETE FROM _prisma_migrations");
    for (const name of baseline) {
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
          VALUES ($1, $2, $3, now(), now(), 1)`,
        [randomUUID(), checksums.get(name), name],
      );
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
