import "server-only";
import { builtInJobParts, type JobNode } from "@/lib/jobs/subcategories.rules";
import { builtInSubcategories, type SubcategoryNode } from "@/lib/listings/subcategories.rules";
import { sql, type Reader } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { readChangedTree } from "@/lib/server/tree";
import { countCap, moveBatchSize, type TreeSection } from "./rules";

export type Node = SubcategoryNode | JobNode;

const builtInPaths: Record<"listings" | "jobs", ReadonlySet<string>> = {
  listings: new Set(builtInSubcategories.map(({ path }) => path)),
  jobs: new Set(builtInJobParts.map(({ path }) => path)),
};

export function isBuiltIn(section: TreeSection, path: string): boolean {
  return builtInPaths[section === "jobs" ? "jobs" : "listings"].has(path);
}

export async function readSection(reader: Reader, section: TreeSection): Promise<Node[]> {
  if (section === "jobs") return readChangedTree<Node>(reader, "jobs", builtInJobParts);
  const tree = await readChangedTree(reader, "listings", builtInSubcategories);
  return tree.filter(({ category }) => category === section);
}

function isIn(section: TreeSection, path: Sql): Sql {
  return section === "jobs" ? sql`subcategory = ${path}` : sql`details ->> 'subcategory' = ${path}`;
}

function tableOf(section: TreeSection): Sql {
  return section === "jobs" ? sql`jobs` : sql`listings`;
}

export async function countItems(
  reader: Reader,
  section: TreeSection,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const found = await reader.rows<{ path: string; count: number }>(sql`
    SELECT wanted.path, (SELECT count(*)::int FROM (SELECT 1 FROM ${tableOf(section)}
      WHERE ${isIn(section, sql`wanted.path`)} LIMIT ${constant(countCap + 1)}) held) AS count
    FROM unnest(${[...paths]}::text[]) AS wanted (path)`);
  return new Map(found.map(({ path, count }) => [path, count]));
}

type Move = { section: TreeSection; from: string; to: Node };

export async function moveItems(reader: Reader, { section, from, to }: Move): Promise<number> {
  const first = sql`SELECT id FROM ${tableOf(section)} WHERE ${isIn(section, sql`${from}`)}
    ORDER BY id LIMIT ${constant(moveBatchSize)} FOR UPDATE`;
  if (section === "jobs") {
    const moved = await reader.rows<object>(sql`
      UPDATE jobs SET category = ${to.category}, subcategory = ${to.parent ? to.path : ""}
      WHERE id IN (${first}) RETURNING 1`);
    return moved.length;
  }
  // Locks listings before their edits, in the same order as all other code.
  const moved = await reader.rows<object>(sql`
    UPDATE listings SET details = jsonb_set(details, '{subcategory}', to_jsonb(${to.path}::text))
    WHERE id IN (${first}) RETURNING 1`);
  await reader.rows(sql`
    UPDATE listing_revisions SET changes = jsonb_set(changes, '{details,subcategory}', to_jsonb(${to.path}::text))
    WHERE decided_at IS NULL AND changes #>> '{details,subcategory}' = ${from}`);
  return moved.length;
}
