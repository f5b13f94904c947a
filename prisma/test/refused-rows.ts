import { raw, rows, sql } from "@/lib/server/db";

type Table = "notifications" | "mails" | "saved_search_matches";

export async function withRejectedRows<T>(
  { table, userId }: { table: Table; userId: string },
  run: () => Promise<T>,
): Promise<T> {
  await rows(sql`
    CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused by a test'; END $$`);
  await rows(sql`
    CREATE TRIGGER refuse_row BEFORE INSERT OR UPDATE ON ${raw(table)} FOR EACH ROW
    WHEN (NEW.user_id = ${raw(`'${userId}'`)}::uuid) EXECUTE FUNCTION refuse_row()`);
  try {
    return await run();
  } finally {
    await rows(sql`DROP FUNCTION refuse_row() CASCADE`);
  }
}
