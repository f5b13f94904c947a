import "server-only";
import { beforeCommit, sql, type Transaction } from "@/lib/server/db";
import { liveChannel } from "@/lib/server/live";
import type { EventTopic } from "./rules";

type NewEvent = { user: string; topic: EventTopic; subject: string };

/** Uses one statement per transaction and a fixed lock order for the counters. */
async function writeEvents(tx: Transaction, events: NewEvent[]): Promise<void> {
  const eventsJson = JSON.stringify(events.map((event, place) => ({ ...event, place })));
  await tx.rows(sql`
    WITH given AS (
      SELECT DISTINCT ON (g.user, g.topic, g.subject) g.user AS user_id, g.topic, g.subject, g.place
      FROM jsonb_to_recordset(${eventsJson}::jsonb) AS g ("user" uuid, topic text, subject uuid, place int)
      ORDER BY g.user, g.topic, g.subject, g.place
    ), numbered AS (
      INSERT INTO live_event_counters AS c (user_id, last)
      SELECT user_id, count(*) FROM given GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET last = c.last + excluded.last
      RETURNING user_id, last
    ), recorded AS (
      INSERT INTO live_events (user_id, number, topic, subject_id)
      SELECT user_id, n.last + 1 - row_number() OVER (PARTITION BY user_id ORDER BY g.place DESC), g.topic, g.subject
      FROM given g JOIN numbered n USING (user_id)
      RETURNING user_id
    )
    SELECT pg_notify(${liveChannel}, user_id::text) FROM (SELECT DISTINCT user_id FROM recorded) people`);
}

type LiveEvent = { topic: EventTopic; subjectId: string };

export function recordEvents(
  tx: Transaction,
  userIds: readonly string[],
  { topic, subjectId }: LiveEvent,
): void {
  for (const user of userIds) beforeCommit(tx, writeEvents, { user, topic, subject: subjectId });
}
