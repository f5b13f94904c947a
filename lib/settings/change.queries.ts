import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf, type Sql } from "@/lib/server/sql";
import { toCursorPage } from "@/lib/shared/page";

const pageSize = 20;

type Change<Key> = { id: string; key: Key; by: string; changedAt: string };
type Row = Omit<Change<string>, "changedAt"> & { changedAt: Date };

type ChangesQuery<Key extends string> = {
  conditions: Sql[];
  columns: Sql;
  isKey: (key: string) => key is Key;
  cursor: string | undefined;
};

export async function readChanges<Key extends string, Values extends object>({
  conditions,
  columns,
  isKey,
  cursor,
}: ChangesQuery<Key>): Promise<{ items: (Change<Key> & Values)[]; next: string | null }> {
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const found = await rows<Row & Values>(sql`
    SELECT id, subject_id AS key, actor_name AS by, created_at AS "changedAt", ${columns}
    FROM audit_log WHERE ${allOf([...conditions, after])}
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize + 1}::int`);
  const { items, next } = toCursorPage({
    found,
    limit: pageSize,
    toItem: (row) => row,
    placeOf: ({ changedAt, id }) => [changedAt, id],
  });
  return {
    next,
    items: items.flatMap((row) =>
      isKey(row.key) ? [{ ...row, key: row.key, changedAt: row.changedAt.toISOString() }] : [],
    ),
  };
}
