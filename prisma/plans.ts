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
  indexOnlyScans: Set<string>;
  scanned: Map<string, number>;
  sorted: number;
  pages: number;
};

type Statement = { text: string; values: unknown[] };

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

/** Runs each statement twice, with a custom plan for its values and with the generic plan of a prepared statement. */
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

/** Tables with at least this many pages count as big; a sequential scan of a smaller one is fine. */
const bigPages = 32;

export async function readBigTables(connection: pg.Client): Promise<Map<string, number>> {
  const { rows: found } = await connection.query<{ name: string; rows: number }>(
    `SELECT relname AS name, reltuples::float8 AS rows FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relpages >= $1`,
    [bigPages],
  );
  return new Map(found.map(({ name, rows }) => [name, rows]));
}

/** Big tables of which more than half the rows were scanned in physical order. A scan that stops early is fine. */
export function listScannedTables({ scanned }: Plans, big: ReadonlyMap<string, number>): string[] {
  return [...scanned]
    .filter(([table, read]) => big.has(table) && read > big.get(table)! / 2)
    .map(([table]) => table);
}
