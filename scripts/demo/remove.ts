import pg from "pg";
import { imageFiles } from "@/lib/images/rules";
import type { Storage } from "@/lib/server/stored-files";
import { demoVisitor } from "./make/visits";

export type RemovalCounts = { users: number; listings: number; jobs: number; pictures: number };

const marks = [
  "CREATE TEMP TABLE gone_users ON COMMIT DROP AS SELECT id FROM users WHERE demo",
  "CREATE TEMP TABLE gone_vendors ON COMMIT DROP AS SELECT id FROM vendors WHERE user_id IN (SELECT id FROM gone_users)",
  "CREATE TEMP TABLE gone_listings ON COMMIT DROP AS SELECT id FROM listings WHERE vendor_id IN (SELECT id FROM gone_vendors)",
  "CREATE TEMP TABLE gone_jobs ON COMMIT DROP AS SELECT id FROM jobs WHERE poster_id IN (SELECT id FROM gone_users)",
  "CREATE TEMP TABLE gone_reviews ON COMMIT DROP AS SELECT id FROM reviews WHERE author_id IN (SELECT id FROM gone_users) OR listing_id IN (SELECT id FROM gone_listings)",
  "CREATE TEMP TABLE gone_talks ON COMMIT DROP AS SELECT id FROM conversations WHERE starter_id IN (SELECT id FROM gone_users) OR owner_id IN (SELECT id FROM gone_users)",
  "ANALYZE gone_users, gone_vendors, gone_listings, gone_jobs, gone_reviews, gone_talks",
];

const subjects: readonly (readonly [subject: string, ids: string])[] = [
  ["listing", "SELECT id FROM gone_listings"],
  ["vendor", "SELECT id FROM gone_vendors"],
  ["job", "SELECT id FROM gone_jobs"],
  ["review", "SELECT id FROM gone_reviews"],
  ["message", "SELECT id FROM messages WHERE conversation_id IN (SELECT id FROM gone_talks)"],
];

const deletions = [
  ...subjects.map(
    ([subject, ids]) => `DELETE FROM reports WHERE subject_type = '${subject}' AND subject_id IN (${ids})`,
  ),
  "DELETE FROM audit_log WHERE subject_type = 'team' AND subject_id IN (SELECT id::text FROM gone_vendors)",
  "DELETE FROM reviews WHERE id IN (SELECT id FROM gone_reviews)",
  "DELETE FROM conversations WHERE id IN (SELECT id FROM gone_talks)",
  "DELETE FROM job_applications WHERE applicant_id IN (SELECT id FROM gone_users) OR job_id IN (SELECT id FROM gone_jobs)",
  "DELETE FROM jobs WHERE id IN (SELECT id FROM gone_jobs)",
  "DELETE FROM reward_redemptions WHERE user_id IN (SELECT id FROM gone_users)",
  "DELETE FROM reward_entries WHERE user_id IN (SELECT id FROM gone_users)",
  "DELETE FROM payments WHERE vendor_id IN (SELECT id FROM gone_vendors)",
  "DELETE FROM subscriptions WHERE vendor_id IN (SELECT id FROM gone_vendors)",
  "DELETE FROM advertisements WHERE vendor_id IN (SELECT id FROM gone_vendors)",
  "DELETE FROM listings WHERE id IN (SELECT id FROM gone_listings)",
  "DELETE FROM vendors WHERE id IN (SELECT id FROM gone_vendors)",
  "DELETE FROM users WHERE id IN (SELECT id FROM gone_users)",
];

/** All statistics up to the last demo visit come from the demo data. */
async function deleteStatistics(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ last: string | null }>(
    "SELECT max(day)::text AS last FROM visits WHERE visitor_hash LIKE $1 || '%'",
    [demoVisitor],
  );
  await client.query("DELETE FROM visits WHERE visitor_hash LIKE $1 || '%'", [demoVisitor]);
  const last = rows[0]?.last;
  if (!last) return;
  // Rolls up the remaining real visits again.
  await client.query("DELETE FROM visit_days WHERE day <= $1", [last]);
  await client.query("DELETE FROM visit_rollups WHERE day <= $1", [last]);
  await client.query("DELETE FROM search_term_days WHERE day < $1", [last]);
  await client.query("DELETE FROM search_suggestions WHERE created_at < $1::date", [last]);
}

/**
 * Removes pictures that nobody uploaded and nothing references, and returns their names. Doesn't compare with the
 * archive, which may have been replaced since the demo was loaded.
 */
async function deletePictures(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `DELETE FROM images i WHERE i.owner_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM uploads WHERE image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM listing_images WHERE image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM review_photos WHERE image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM advertisements WHERE image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM users WHERE avatar_image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM vendors WHERE i.id IN (logo_image_id, banner_image_id))
       AND NOT EXISTS (SELECT 1 FROM jobs WHERE logo_image_id = i.id)
       AND NOT EXISTS (SELECT 1 FROM homepage_settings WHERE value LIKE '%' || i.name || '%')
     RETURNING name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Removes every demo account with all its data, including what other people wrote to it, all or nothing. Messages among
 * other people stay, and so do plans, the reward catalog, reason templates, and homepage settings.
 */
export async function removeDemo(databaseUrl: string, storage?: Storage): Promise<RemovalCounts> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "plaza-remove-demo" });
  await client.connect();
  try {
    await client.query("BEGIN");
    // Triggers on the ledger and the audit log otherwise reject the deletion.
    await client.query("SET LOCAL plaza.allow_erasure = 'on'");
    for (const statement of marks) await client.query(statement);
    const { rows } = await client.query<Record<string, string>>(
      `SELECT (SELECT count(*) FROM gone_users) AS users, (SELECT count(*) FROM gone_listings) AS listings,
        (SELECT count(*) FROM gone_jobs) AS jobs`,
    );
    for (const statement of deletions) await client.query(statement);
    await deleteStatistics(client);
    const names = await deletePictures(client);
    await client.query("SELECT rebuild_search_tables()");
    await client.query("COMMIT");
    if (storage) await deleteFiles(storage, names);
    const [counts = {}] = rows;
    return {
      users: Number(counts.users),
      listings: Number(counts.listings),
      jobs: Number(counts.jobs),
      pictures: names.length,
    };
  } finally {
    await client.end();
  }
}

async function deleteFiles(storage: Storage, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await Promise.all(imageFiles(name).map((file) => storage.remove("uploads", file)));
  }
}
