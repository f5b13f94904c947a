import type pg from "pg";
import { openConnection } from "@/lib/server/connection";

type Work = (connection: pg.Client) => Promise<unknown>;

export async function runInParallel(works: readonly Work[]): Promise<void> {
  await Promise.all(
    works.map(async (work) => {
      const connection = await openConnection();
      try {
        await connection.query("SET maintenance_work_mem = '512MB'");
        await work(connection);
      } finally {
        await connection.end();
      }
    }),
  );
}

/**
 * Drops a table's foreign keys and its indexes other than those of constraints, because rebuilding them is cheaper than
 * updating them row by row. Returns the statements that restore them.
 */
export async function dropIndexes(connection: pg.Client, table: string): Promise<string[]> {
  const { rows } = await connection.query<{ drop: string; create: string }>(
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS create, 1 AS place
      FROM pg_index WHERE indrelid = $1::regclass
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = indexrelid)
    UNION ALL
      SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 2
      FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'
    ORDER BY place`,
    [table],
  );
  for (const { drop } of rows) await connection.query(drop);
  return rows.map(({ create }) => create);
}

export function drainStatements(statements: string[]): Work {
  return async (connection) => {
    for (let next = statements.shift(); next; next = statements.shift()) await connection.query(next);
  };
}
