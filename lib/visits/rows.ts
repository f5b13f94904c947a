import "server-only";
import { companyKey, hasCompanyPage } from "@/lib/jobs/catalog/company.rows";
import { publicJobStatuses } from "@/lib/jobs/rules";
import { publicStatuses } from "@/lib/listings/rules";
import { dayOf } from "@/lib/server/days";
import { sql, type Transaction } from "@/lib/server/db";
import type { Device } from "./device.rules";
import { idleMinutes } from "./rules";

export type ViewInput = Device & {
  id: string;
  visitor: string;
  age: number;
  path: string;
  listing?: string;
  vendor?: string;
  job?: string;
  company?: string;
  part?: string;
  referrer?: string;
  source?: string;
  medium?: string;
  campaign?: string;
  /** Signed-in user, to exclude admins and owners; not stored. */
  viewer?: string;
};

/**
 * Returns today's salt in hex and deletes older ones, which makes visitors untraceable across days. Callers must be
 * serialized.
 */
export async function readSalt(tx: Transaction, fresh: string): Promise<string> {
  await tx.rows(sql`DELETE FROM visit_salts WHERE day <> ${dayOf()}`);
  await tx.rows(sql`
    INSERT INTO visit_salts (day, salt) VALUES (${dayOf()}, decode(${fresh}, 'hex')) ON CONFLICT (day) DO NOTHING`);
  const [row] = await tx.rows<{ salt: string }>(sql`
    SELECT encode(salt, 'hex') AS salt FROM visit_salts WHERE day = ${dayOf()}`);
  if (!row) throw new Error("the day has no salt");
  return row.salt;
}

export type ListingViews = { listingId: string; views: number };

/**
 * Writes views in order and starts or continues visits; ignores admins and subjects that aren't public. Returns the
 * views of each listing, without its vendor's own.
 */
export async function writeViews(tx: Transaction, views: readonly ViewInput[]): Promise<ListingViews[]> {
  const viewsJson = JSON.stringify(views.map((view, place) => ({ ...view, place })));
  return tx.rows<ListingViews>(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${viewsJson}::jsonb) AS g (place int, id uuid, visitor text, age float8, path text,
        listing uuid, vendor uuid, job uuid, company text, referrer text, source text, medium text, campaign text, device device,
        browser text, system text, viewer uuid)
    ), views AS MATERIALIZED (
      SELECT g.*, ${dayOf()} AS day, now() - make_interval(secs => g.age) AS at, l.id AS listing_id,
        coalesce(l.vendor_id, v.id) AS vendor_id, o.user_id = g.viewer AS own
      FROM given g
      LEFT JOIN listings l ON l.id = g.listing AND l.status::text = ANY(${[...publicStatuses]})
      LEFT JOIN vendors o ON o.id = l.vendor_id
      LEFT JOIN vendors v ON v.id = g.vendor AND v.status = 'approved'
      LEFT JOIN jobs j ON j.id = g.job AND j.hidden_at IS NULL AND j.status::text = ANY(${[...publicJobStatuses]})
      LEFT JOIN users u ON u.id = g.viewer
      WHERE u.role IS DISTINCT FROM 'admin'
        AND (g.listing IS NULL) = (l.id IS NULL) AND (g.vendor IS NULL) = (v.id IS NULL)
        AND (g.job IS NULL) = (j.id IS NULL)
        AND (g.company IS NULL OR EXISTS (
          SELECT 1 FROM jobs j WHERE ${companyKey} = g.company AND ${hasCompanyPage}))
    ), totals AS (
      SELECT visitor, count(*)::int AS views, min(at) AS began, max(at) AS ended,
        min(at) FILTER (WHERE listing_id IS NOT NULL) AS saw_listing_at,
        (array_agg(path ORDER BY place DESC))[1] AS exit_path
      FROM views GROUP BY visitor
    ), firsts AS (
      SELECT DISTINCT ON (visitor) * FROM views ORDER BY visitor, place
    ), visited AS MATERIALIZED (
      SELECT coalesce(open.id, f.id) AS visit_id, f.*, t.views, t.began, t.ended, t.saw_listing_at, t.exit_path
      FROM firsts f JOIN totals t USING (visitor)
      LEFT JOIN LATERAL (
        SELECT w.id FROM visits w WHERE w.day = f.day AND w.visitor_hash = f.visitor
          AND w.last_seen_at > now() - make_interval(mins => ${idleMinutes}::int)
        ORDER BY w.last_seen_at DESC LIMIT 1
      ) open ON true
    ), written AS (
      INSERT INTO visits AS w (id, day, visitor_hash, started_at, last_seen_at, views, entry_path, exit_path,
        referrer_host, utm_source, utm_medium, utm_campaign, device, browser, system, saw_listing_at)
      SELECT visit_id, day, visitor, began, ended, views, path, exit_path, referrer, source, medium, campaign, device,
        browser, system, saw_listing_at FROM visited
      ON CONFLICT (id) DO UPDATE SET views = w.views + excluded.views, exit_path = excluded.exit_path,
        last_seen_at = greatest(w.last_seen_at, excluded.last_seen_at),
        saw_listing_at = coalesce(w.saw_listing_at, excluded.saw_listing_at)
    ), seen AS (
      INSERT INTO page_views (id, visit_id, day, path, listing_id, vendor_id, created_at)
      SELECT v.id, visited.visit_id, v.day, v.path, v.listing_id, v.vendor_id, v.at
      FROM views v JOIN visited USING (visitor)
    )
    SELECT listing_id AS "listingId", count(*)::int AS views FROM views
    WHERE listing_id IS NOT NULL AND own IS NOT TRUE GROUP BY listing_id`);
}
