import "server-only";
import { purge } from "@/lib/server/cache";
import { rows, slowRows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { advertisementsTag } from "./rules";

/** Both steps of the date table in one statement each, with their history; how many advertisements moved. */
export async function keepAdDates(): Promise<number> {
  const ended = await rows<{ id: string }>(sql`
    WITH due AS (
      SELECT id, status FROM advertisements
      WHERE status IN ('scheduled', 'running', 'paused') AND ends_at <= now() FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE advertisements a SET status = 'ended', status_before_suspension = NULL, updated_at = now()
      FROM due WHERE a.id = due.id RETURNING a.id, due.status
    )
    INSERT INTO advertisement_events (id, advertisement_id, action, from_status, to_status)
    SELECT gen_random_uuid(), id, 'end', status, 'ended' FROM moved RETURNING advertisement_id AS id`);
  const started = await rows<{ id: string }>(sql`
    WITH due AS (
      SELECT id FROM advertisements
      WHERE status = 'scheduled' AND starts_at <= now() AND ends_at > now() FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE advertisements a SET status = 'running', updated_at = now() FROM due WHERE a.id = due.id RETURNING a.id
    )
    INSERT INTO advertisement_events (id, advertisement_id, action, from_status, to_status)
    SELECT gen_random_uuid(), id, 'start', 'scheduled', 'running' FROM moved RETURNING advertisement_id AS id`);
  const count = ended.length + started.length;
  if (count === 0) return 0;
  log.info({ event: "ads_scheduled", started: started.length, ended: ended.length });
  await purge([advertisementsTag]);
  return count;
}

/** Forgets which page views were counted; a view does not last a day. */
export async function forgetAdHits(): Promise<void> {
  await slowRows(sql`DELETE FROM advertisement_hits WHERE created_at < now() - interval '1 day'`);
}
