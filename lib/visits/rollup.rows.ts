import "server-only";
import { dayOf } from "@/lib/server/days";
import { sql, type Reader, type Transaction } from "@/lib/server/db";
import { closedAfterMinutes } from "./rules";

export async function readOpenDays({ rows }: Reader, now: Date): Promise<string[]> {
  const today = dayOf(sql`${now}::timestamptz`);
  const found = await rows<{ day: string }>(sql`
    WITH first AS (SELECT min(day) AS day FROM visits)
    SELECT d.day FROM first CROSS JOIN LATERAL (
      SELECT first.day + after AS day FROM generate_series(0, ${today} - first.day) AS after
    ) d LEFT JOIN visit_rollups r ON r.day = d.day
    WHERE (r.day IS NULL OR ${dayOf(sql`(r.rolled_at - make_interval(mins => ${closedAfterMinutes}::int))`)} <= d.day)
      AND EXISTS (SELECT FROM visits v WHERE v.day = d.day
        AND (r.day IS NULL OR v.last_seen_at > r.rolled_at - interval '1 minute'))
    ORDER BY d.day`);
  return found.map(({ day }) => day);
}

const page = (path: ReturnType<typeof sql>) =>
  sql`regexp_replace(${path}, '^(/listings|/vendor|/jobs)/[0-9a-f-]{36}$', '\\1/:id')`;

/**
 * Replaces a day's rollup. A visit lasts from its first to its last view, a page until the next view; a bounce has one
 * view, and a contact counts only after a listing view.
 */
export async function writeDay(tx: Transaction, day: string, now: Date): Promise<void> {
  await tx.rows(sql`DELETE FROM visit_days WHERE day = ${day}::date`);
  await tx.rows(sql`
    WITH visited AS MATERIALIZED (
      SELECT *, floor(extract(epoch FROM last_seen_at - started_at))::bigint AS seconds, (views = 1)::int AS bounce,
        (saw_listing_at IS NOT NULL)::int AS listing,
        coalesce(contacted_at >= saw_listing_at, false)::int AS contact
      FROM visits WHERE day = ${day}::date
    ), seen AS (
      SELECT visit_id, path, listing_id, vendor_id, greatest(0, floor(extract(epoch FROM
        lead(created_at) OVER (PARTITION BY visit_id ORDER BY created_at, id) - created_at)))::bigint AS seconds
      FROM page_views WHERE day = ${day}::date
    ), pages AS (
      SELECT p.visit_id, d.dimension, d.value, count(*) AS views, coalesce(sum(p.seconds), 0) AS seconds
      FROM seen p CROSS JOIN LATERAL (VALUES
        ('page', ${page(sql`p.path`)}),
        ('listing', p.listing_id::text),
        ('vendor', p.vendor_id::text),
        ('job', substring(p.path FROM '^/jobs/([0-9a-f-]{36})$'))) d (dimension, value)
      WHERE d.value IS NOT NULL GROUP BY p.visit_id, d.dimension, d.value
    ), counted AS (
      SELECT d.dimension, d.value, v.visitor_hash, v.views, v.bounce, v.seconds, v.listing, v.contact
      FROM visited v CROSS JOIN LATERAL (VALUES
        ('total', ''),
        ('referrer', coalesce(v.referrer_host, '')),
        ('utm_source', v.utm_source),
        ('utm_medium', v.utm_medium),
        ('utm_campaign', v.utm_campaign),
        ('device', v.device::text),
        ('browser', v.browser),
        ('system', v.system),
        ('entry', ${page(sql`v.entry_path`)}),
        ('exit', ${page(sql`v.exit_path`)})) d (dimension, value)
      WHERE d.value IS NOT NULL
      UNION ALL
      SELECT p.dimension, p.value, v.visitor_hash, p.views, v.bounce, p.seconds, v.listing, v.contact
      FROM pages p JOIN visited v ON v.id = p.visit_id
    )
    INSERT INTO visit_days (day, dimension, value, visitors, visits, views, bounces, seconds, listings, contacts)
    SELECT ${day}::date, dimension::visit_dimension, value, count(DISTINCT visitor_hash), count(*), sum(views),
      sum(bounce), sum(seconds), sum(listing), sum(contact)
    FROM counted GROUP BY dimension, value`);
  await tx.rows(sql`
    INSERT INTO visit_rollups (day, rolled_at) VALUES (${day}::date, ${now}::timestamptz)
    ON CONFLICT (day) DO UPDATE SET rolled_at = excluded.rolled_at`);
}
