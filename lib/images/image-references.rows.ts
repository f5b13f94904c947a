import "server-only";
import { join, raw, sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";

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

/** Text and JSON columns that may contain a picture's id or name, limited to rows still in use. */
const pictureTexts: Record<string, Sql> = {
  "listing_revisions.changes": sql`SELECT FROM listing_revisions x
    WHERE x.decided_at IS NULL AND x.changes::text LIKE '%' || i.id || '%'`,
  "undos.before": sql`SELECT FROM undos x
    WHERE x.undone_at IS NULL AND x.due_at > now() - interval '1 hour' AND x.before::text LIKE '%' || i.id || '%'`,
  // Imports that can't run anymore have no rows.
  "listing_imports.rows": sql`SELECT FROM listing_imports x
    WHERE x.rows <> '[]' AND x.rows::text LIKE '%' || i.id || '%'`,
  "homepage_settings.value": sql`SELECT FROM homepage_settings x WHERE x.value LIKE '%' || i.name || '%'`,
};

const isNamed = Object.values(pictureTexts).map((found) => sql`EXISTS (${found})`);

export const isInUse = sql`(${join([...isReferredTo, ...isNamed], " OR ")})`;

export function isUploading(name: Sql): Sql {
  return sql`EXISTS (SELECT FROM uploads u WHERE u.status = 'receiving' AND u.image_name = ${name})`;
}

export async function lockFiles(tx: Transaction, name: string): Promise<void> {
  await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`picture ${name}`}, 0))`);
}
