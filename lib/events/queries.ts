import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { LiveEventDto } from "./contract";
import { maxEvents } from "./rules";

export type MissedEvents = {
  events: LiveEventDto[];
  last: number;
};

type Row = { last: number; number: number | null; topic: string | null; subjectId: string | null };

export async function listEventsAfter(userId: string, after: number | null): Promise<MissedEvents> {
  const found = await rows<Row>(sql`
    SELECT c.last, e.number, e.topic, e.subject_id AS "subjectId"
    FROM (SELECT coalesce(max(last), 0) AS last FROM live_event_counters WHERE user_id = ${userId}::uuid) c
    LEFT JOIN LATERAL (
      SELECT number, topic, subject_id FROM live_events
      WHERE user_id = ${userId}::uuid AND number > ${after}::bigint AND number <= c.last
      ORDER BY number LIMIT ${maxEvents}
    ) e ON true
    ORDER BY e.number`);
  const events = found.flatMap(({ number, topic, subjectId }) =>
    number !== null && topic && subjectId ? [{ number, topic, subjectId }] : [],
  );
  return { events, last: found[0]?.last ?? 0 };
}
