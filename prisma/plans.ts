import type pg from "pg";
import { rows, slowRows, sql } from "@/lib/server/db";

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Node[];
};

type Plans = {
  indexes: Set<string>;
  /** Those that answered without a look at their table. */
  indexOnlyScans: Set<string>;
  /** How many rows of a table were read in the order in which they lie there. */
  scanned: Map<string, number>;
  /** The most rows that one sort is given. */
  sorted: number;
  /** Pages that the statement with the most of them touches. */
  pages: number;
};

type Statement = { text: string; values: unknown[] };

/** The statements that a read sends outside of transactions, with their values, and what it returns. */
export async function recordStatements<T>(read: () => Promise<T>): Promise<{ sent: Statement[]; result: T }> {
  await Promise.all([rows(sql`SELECT 1`), slowRows(sql`SELECT 1`)]);
  const { plazaPool, plazaSlowPool } = globalThis as { plazaPool?: pg.Pool; plazaSlowPool?: pg.Pool };
  const sent: Statement[] = [];
  const pools = [plazaPool!, plazaSlowPool!];
  for (const pool of pools) {
    const ask = pool.query.bind(pool) as (statement: Statement, ...rest: unknown[]) => unknown;
    const note = (statement: Statement, ...rest: unknown[]) => {
      sent.push(statement);
      return ask(statement, ...rest);
    };
    pool.query = note as unknown as typeof pool.query;
  }
  try {
    return { result: await read(), sent };
  } finally {
    for (const pool of pools) delete (pool as Partial<pg.Pool>).query;
  }
}

/** The same of a list and of the page after its first, where there is one. */
export async function recordPages(read: (cursor?: string) => Promise<unknown>): Promise<Statement[]> {
  const first = await recordStatements(() => read());
  const { next } = (first.result ?? {}) as { next?: string | null };
  const second = next ? await recordStatements(() => read(next)) : { sent: [] };
  return [...first.sent, ...second.sent];
}

function walk(node: Node, plans: Plans): void {
  const children = node.Plans ?? [];
  if (node["Index Name"]) plans.indexes.add(node["Index Name"]);
  if (node["Node Type"] === "Index Only Scan") plans.indexOnlyScans.add(node["Index Name"] ?? "");
  if (node["Node Type"] === "Seq Scan") {
    const table = node["Relation Name"] ?? "";
    const read = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
    plans.scanned.set(table, Math.max(plans.scanned.get(table) ?? 0, read));
  }
  if (node["Node Type"].endsWith("Sort")) {
    plans.sorted = Math.max(plans.sorted, children[0]?.["Actual Rows"] ?? 0);
  }
  for (const child of children) walk(child, plans);
}

/** Plans of the statements, as they are for these values and as they are once prepared for any. */
export async function explain(connection: pg.Client, statements: readonly Statement[]): Promise<Plans> {
  const plans: Plans = {
    indexes: new Set(),
    indexOnlyScans: new Set(),
    scanned: new Map(),
    sorted: 0,
    pages: 0,
  };
  for (const { text, values } of statements) {
    for (const mode of ["force_custom_plan", "force_generic_plan"]) {
      await connection.query(`SET plan_cache_mode = ${mode}`);
      const result = await connection.query<{ "QUERY PLAN": { Plan: Node }[] }>({
        name: `${mode} ${Math.random()}`,
        text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON, TIMING OFF) ${text}`,
        values,
      });
      const root = result.rows[0]!["QUERY PLAN"][0]!.Plan;
      walk(root, plans);
      plans.pages = Math.max(plans.pages, root["Shared Hit Blocks"] + root["Shared Read Blocks"]);
    }
  }
  return plans;
}

/** Tables of at least this many pages are big; the few pages of a smaller one are rightly read as a whole. */
const bigPages = 32;

/** Their names, and how many rows each has. */
export async function readBigTables(connection: pg.Client): Promise<Map<string, number>> {
  const { rows: found } = await connection.query<{ name: string; rows: number }>(
    `SELECT relname AS name, reltuples::float8 AS rows FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relpages >= $1`,
    [bigPages],
  );
  return new Map(found.map(({ name, rows }) => [name, rows]));
}

/** The big tables that were read from end to end, or nearly so: to look at the first rows that come is no harm. */
export function listScannedTables({ scanned }: Plans, big: ReadonlyMap<string, number>): string[] {
  return [...scanned]
    .filter(([table, read]) => big.has(table) && read > big.get(table)! / 2)
    .map(([table]) => table);
}
