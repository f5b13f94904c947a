import "server-only";
import { randomUUID } from "node:crypto";
import { deferNotices } from "@/lib/notifications/notify/deferred.rows";
import { beforeCommit, raw, sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { truncate } from "@/lib/shared/text";
import { undoSeconds, type UndoKind } from "./undo.rules";

type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;

const tables: Record<UndoKind, Record<string, string>> = {
  listing: {
    listings: "id",
    listing_revisions: "listing_id",
    listing_images: "listing_id",
    price_changes: "listing_id",
  },
  job: { jobs: "id" },
  vendor: { vendors: "id", vendor_applications: "vendor_id", subscriptions: "vendor_id" },
  advertisement: { advertisements: "id" },
  review: { reviews: "id" },
  suggestion: { search_suggestions: "id", search_synonyms: "suggestion_id" },
};

const keyType = (table: string) => raw(table === "search_synonyms" ? "int" : "uuid");

const volatile = new Set(["updated_at", "version"]);

export async function readRows(tx: Transaction, kind: UndoKind, id: string): Promise<Rows> {
  const found: Rows = {};
  for (const [table, column] of Object.entries(tables[kind])) {
    const rows = await tx.rows<{ row: Row }>(sql`
      SELECT to_jsonb(t) AS row FROM ${raw(table)} t WHERE t.${raw(column)} = ${id}::uuid`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

const keyOf = (row: Row) => String(row.id ?? row.image_id);
const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]));
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function changedColumns(before: Row, after: Row): string[] {
  return Object.keys(before).filter(
    (column) => !volatile.has(column) && !isSame(before[column], after[column]),
  );
}

export function isUntouched(
  kind: UndoKind,
  { before, after, now }: { before: Rows; after: Rows; now: Rows },
) {
  const [own] = Object.keys(tables[kind]);
  return Object.keys(after).every((table) => {
    const [then, left, here] = [byKey(before[table]!), byKey(after[table]!), byKey(now[table]!)];
    if (left.size !== here.size) return false;
    return [...left].every(([key, row]) => {
      const current = here.get(key);
      if (!current) return false;
      if (table === own && !isSame(row.updated_at, current.updated_at)) return false;
      const former = then.get(key);
      return !former || changedColumns(former, row).every((column) => isSame(row[column], current[column]));
    });
  });
}

const publicStates = new Set(["approved", "open", "published", "scheduled", "running"]);

export function isApproval({ before, after }: { before: Rows; after: Rows }): boolean {
  return Object.entries(after).some(([table, rows]) => {
    const former = byKey(before[table]!);
    return rows.some((row) => {
      const status = String(row.status);
      return publicStates.has(status) && former.get(keyOf(row))?.status !== status;
    });
  });
}

const uses: Partial<Record<UndoKind, (id: Sql, since: Date) => Sql>> = {
  listing: (id, since) => sql`
    SELECT 1 FROM favorites WHERE listing_id = ${id} AND created_at >= ${since}
    UNION ALL SELECT 1 FROM conversations c JOIN messages m ON m.conversation_id = c.id
      WHERE c.listing_id = ${id} AND m.created_at >= ${since} AND m.sender_id IS NOT NULL
    UNION ALL SELECT 1 FROM offers WHERE listing_id = ${id} AND created_at >= ${since}`,
  job: (id, since) => sql`
    SELECT 1 FROM job_applications WHERE job_id = ${id} AND created_at >= ${since}
    UNION ALL SELECT 1 FROM saved_jobs WHERE job_id = ${id} AND created_at >= ${since}
    UNION ALL SELECT 1 FROM conversations c JOIN messages m ON m.conversation_id = c.id
      WHERE c.job_id = ${id} AND m.created_at >= ${since} AND m.sender_id IS NOT NULL`,
  vendor: (id, since) => sql`
    SELECT 1 FROM conversations c JOIN messages m ON m.conversation_id = c.id
    WHERE c.vendor_id = ${id} AND m.created_at >= ${since} AND m.sender_id IS NOT NULL
    UNION ALL SELECT 1 FROM payments WHERE vendor_id = ${id} AND created_at >= ${since}
    UNION ALL SELECT 1 FROM checkouts WHERE vendor_id = ${id} AND created_at >= ${since}`,
};

export async function isInUse(tx: Transaction, kind: UndoKind, { id, since }: { id: string; since: Date }) {
  const use = uses[kind]?.(sql`${id}::uuid`, since);
  return use ? (await tx.rows(sql`SELECT 1 FROM (${use}) used LIMIT 1`)).length > 0 : false;
}

/** Restores previous values; `version` still increases, so that stale edits conflict. */
export async function restoreRows(
  tx: Transaction,
  kind: UndoKind,
  { id, before, after }: { id: string; before: Rows; after: Rows },
): Promise<void> {
  for (const [table, column] of Object.entries(tables[kind])) {
    const [then, now] = [before[table]!, after[table]!];
    if (isSame(then, now)) continue;
    const name = raw(table);
    if (table === "listing_images") {
      await tx.rows(sql`DELETE FROM ${name} WHERE ${raw(column)} = ${id}::uuid`);
      await insert(tx, table, then);
      continue;
    }
    const [former, left] = [byKey(then), byKey(now)];
    for (const [key] of left)
      if (!former.has(key)) await tx.rows(sql`DELETE FROM ${name} WHERE id = ${key}::${keyType(table)}`);
    await insert(
      tx,
      table,
      then.filter((row) => !left.has(keyOf(row))),
    );
    for (const [key, row] of former) {
      const other = left.get(key);
      const columns = other ? changedColumns(row, other) : [];
      if (columns.length > 0) await update(tx, { table, key, row, columns });
    }
  }
}

async function insert(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.rows(sql`
    INSERT INTO ${raw(table)}
    SELECT * FROM jsonb_populate_recordset(NULL::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`);
}

type Update = { table: string; key: string; row: Row; columns: readonly string[] };

async function update(tx: Transaction, { table, key, row, columns }: Update): Promise<void> {
  // Safe to interpolate: the column names come from the database.
  const names = columns.map((column) => `"${column}"`).join(", ");
  const sets = "version" in row ? ", version = t.version + 1" : "";
  const touched = "updated_at" in row ? ", updated_at = now()" : "";
  await tx.rows(sql`
    UPDATE ${raw(table)} t SET (${raw(names)}) = (
      SELECT ${raw(names)} FROM jsonb_populate_record(NULL::${raw(table)}, ${JSON.stringify(row)}::jsonb))
      ${raw(sets + touched)}
    WHERE id = ${key}::${keyType(table)}`);
}

type UndoRequest = {
  kind: UndoKind;
  id: string;
  actorId: string;
  summary: string;
  tags: readonly string[];
};
type OpenUndo = UndoRequest & { undoId: string; dueAt: Date; before: Rows };

async function finish(tx: Transaction, begun: OpenUndo[]): Promise<void> {
  for (const { kind, id, actorId, summary, tags, undoId, dueAt, before } of begun) {
    const after = await readRows(tx, kind, id);
    await tx.rows(sql`
      INSERT INTO undos (id, actor_id, subject_type, subject_id, summary, before, after, tags, due_at)
      VALUES (${undoId}::uuid, ${actorId}::uuid, ${kind}, ${id}::uuid, ${truncate(summary, 500)},
        ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${[...tags]}::text[], ${dueAt}::timestamptz)`);
  }
}

/**
 * Makes this transaction's decision undoable for 15 seconds and delays its notifications by as much. Call it before any
 * change.
 */
export async function beginUndoable(tx: Transaction, begin: UndoRequest): Promise<void> {
  const undoId = randomUUID();
  const [clock] = await tx.rows<{ dueAt: Date }>(
    sql`SELECT now() + make_interval(secs => ${undoSeconds}) AS "dueAt"`,
  );
  const { dueAt } = clock!;
  const before = await readRows(tx, begin.kind, begin.id);
  deferNotices(tx, { undoId, dueAt, seconds: undoSeconds });
  beforeCommit(tx, finish, { ...begin, undoId, dueAt, before });
}

export async function lockRecord(tx: Transaction, kind: UndoKind, id: string): Promise<void> {
  const [table] = Object.keys(tables[kind]);
  await tx.rows(sql`SELECT 1 FROM ${raw(table!)} WHERE id = ${id}::uuid FOR UPDATE`);
}

export async function writeUndoEvent(
  tx: Transaction,
  kind: UndoKind,
  { id, actorId, before, after }: { id: string; actorId: string; before: Rows; after: Rows },
): Promise<void> {
  const [own] = Object.keys(tables[kind]);
  const [from, to] = [after[own!]![0]!.status, before[own!]![0]!.status].map(String);
  const statements: Partial<Record<UndoKind, Sql>> = {
    listing: sql`
      INSERT INTO listing_events (id, listing_id, actor_id, action, from_status, to_status)
      VALUES (gen_random_uuid(), ${id}::uuid, ${actorId}::uuid, 'undo', ${from}::listing_status, ${to}::listing_status)`,
    job: sql`
      INSERT INTO job_events (id, job_id, actor_id, action, from_status, to_status)
      VALUES (gen_random_uuid(), ${id}::uuid, ${actorId}::uuid, 'undo', ${from}::job_status, ${to}::job_status)`,
    vendor: sql`
      INSERT INTO vendor_events (id, vendor_id, actor_id, from_status, to_status)
      VALUES (gen_random_uuid(), ${id}::uuid, ${actorId}::uuid, ${from}::vendor_status, ${to}::vendor_status)`,
    advertisement: sql`
      INSERT INTO advertisement_events (id, advertisement_id, actor_id, action, from_status, to_status)
      VALUES (gen_random_uuid(), ${id}::uuid, ${actorId}::uuid, 'undo', ${from}::ad_status, ${to}::ad_status)`,
  };
  const statement = statements[kind];
  if (statement) await tx.rows(statement);
}
