import "server-only";
import { dayOf } from "@/lib/server/days";
import { sql, type Transaction } from "@/lib/server/db";
import { idleMinutes } from "./rules";

export type ContactInput = {
  visitor: string;
  age: number;
};

export async function writeContacts(tx: Transaction, contacts: readonly ContactInput[]): Promise<void> {
  await tx.rows(sql`
    WITH given AS (
      SELECT visitor, now() - make_interval(secs => min(age)) AS last
      FROM jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) AS g (visitor text, age float8) GROUP BY visitor
    ), going AS (
      SELECT open.id, g.last FROM given g CROSS JOIN LATERAL (
        SELECT w.id FROM visits w WHERE w.day = ${dayOf()} AND w.visitor_hash = g.visitor
          AND w.last_seen_at > now() - make_interval(mins => ${idleMinutes}::int)
        ORDER BY w.last_seen_at DESC LIMIT 1
      ) open
    )
    UPDATE visits w SET contacted_at = greatest(w.contacted_at, going.last, w.started_at),
      last_seen_at = greatest(w.last_seen_at, going.last)
    FROM going WHERE w.id = going.id`);
}
