import "server-only";
import { join, raw, sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";

/** Columns that refer to a picture that they show, as the foreign keys of the schema say (a test). */
const pictureColumns = [
  "listing_images.image_id",
  "review_photos.image_id",
  "advertisements.image_id",
  "users.avatar_image_id",
  "vendors.logo_image_id",
  "vendors.banner_image_id",
  "jobs.logo_image_id",
] as const;

const isReferredTo = pictureColumns.map((place) => {
  const [table = "", column = ""] = place.split(".");
  return sql`EXISTS (SELECT FROM ${raw(table)} x WHERE x.${raw(column)} = i.id)`;
});

/** Texts and documents that name a picture by its id or its name, while they still count. */
const pictureTexts: Record<string, Sql> = {
  "listing_revisions.changes": sql`SELECT FROM listing_revisions x
    WHERE x.decided_at IS NULL AND x.changes::text LIKE '%' || i.id || '%'`,
  "undos.before": sql`SELECT FROM undos x
    WHERE x.undone_at IS NULL AND x.due_at > now() - interval '1 hour' AND x.before::text LIKE '%' || i.id || '%'`,
  // An import that can't be run any more has no rows.
  "listing_imports.rows": sql`SELECT FROM listing_imports x
    WHERE x.rows <> '[]' AND x.rows::text LIKE '%' || i.id || '%'`,
  "homepage_settings.value": sql`SELECT FROM homepage_settings x WHERE x.value LIKE '%' || i.name || '%'`,
};

const isNamed = Object.values(pictureTexts).map((found) => sql`EXISTS (${found})`);

/** Whether a place shows the picture `i`. */
export const isShown = sql`(${join([...isReferredTo, ...isNamed], " OR ")})`;

/** Whether somebody is sending the picture of this name again. */
export function isOnItsWay(name: Sql): Sql {
  return sql`EXISTS (SELECT FROM uploads u WHERE u.status = 'receiving' AND u.image_name = ${name})`;
}

/** Keeps the files of a picture from being taken away or written until the end of the transaction. */
export async function holdFiles(tx: Transaction, name: string): Promise<void> {
  await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`picture ${name}`}, 0))`);
}
