-- What a vendor's messages and edits say about it, beside `median_reply_seconds` and `reply_threads`.
CREATE TYPE vendor_activity AS ENUM ('week', 'month');
ALTER TABLE vendors
  ADD COLUMN reply_percent SMALLINT,
  ADD COLUMN active_within vendor_activity,
  ADD CONSTRAINT vendors_reply_percent CHECK (reply_percent BETWEEN 0 AND 100);

CREATE INDEX listing_events_actor_id_created_at_idx ON listing_events (actor_id, created_at DESC);
DROP INDEX listing_events_actor_id_idx;

-- Computes all of it again, of the conversations that others began in the last `days` days and that were answered or had a
-- day for it. Times are rounded up and shares down to what is said of them, so that a row changes when its words do.
-- Returns the vendors whose words changed; below `enough` conversations nothing is said.
CREATE FUNCTION refresh_vendor_trust(days integer, enough integer) RETURNS SETOF uuid LANGUAGE sql AS $$
  WITH asked AS (
    SELECT owner_id, count(*)::int AS threads,
      floor(20.0 * count(first_reply_seconds) / count(*))::int * 5 AS percent,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY first_reply_seconds) AS median
    FROM conversations
    WHERE created_at > now() - make_interval(days => days) AND starter_messages > 0 AND job_id IS NULL
      AND (first_reply_seconds IS NOT NULL OR created_at < now() - interval '1 day')
    GROUP BY owner_id
  ), found AS (
    SELECT v.id, coalesce(a.threads, 0) AS threads, a.percent,
      CASE WHEN a.median <= 86400 THEN greatest(1, ceil(a.median / 3600.0)) * 3600
        ELSE ceil(a.median / 86400.0) * 86400 END::int AS median,
      CASE WHEN act.at > now() - interval '7 days' THEN 'week'
        WHEN act.at > now() - interval '30 days' THEN 'month' END::vendor_activity AS active
    FROM vendors v LEFT JOIN asked a ON a.owner_id = v.user_id
    CROSS JOIN LATERAL (SELECT greatest(
      (SELECT max(created_at) FROM messages WHERE sender_id = v.user_id),
      (SELECT max(created_at) FROM listing_events WHERE actor_id = v.user_id)) AS at) act
  ), changed AS (
    UPDATE vendors v SET reply_threads = f.threads, reply_percent = f.percent, median_reply_seconds = f.median,
      active_within = f.active
    FROM found f JOIN vendors old ON old.id = f.id
    WHERE v.id = f.id AND (v.reply_threads, v.reply_percent, v.median_reply_seconds, v.active_within)
      IS DISTINCT FROM (f.threads, f.percent, f.median, f.active)
    RETURNING v.id,
      (CASE WHEN old.reply_threads >= enough THEN (old.reply_percent::int, old.median_reply_seconds) END, old.active_within)
      IS DISTINCT FROM
      (CASE WHEN f.threads >= enough THEN (f.percent, f.median) END, f.active) AS words
  )
  SELECT id FROM changed WHERE words
$$;
