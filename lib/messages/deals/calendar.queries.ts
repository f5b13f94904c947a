import "server-only";
import { rows, sql } from "@/lib/server/db";
import { getSite } from "@/lib/server/site";
import { AppError } from "@/lib/shared/app-error";
import { dealCopy } from "@/lib/messages/deal.copy";
import { entryColumns, toEntry, type EntryRow } from "./calendar.rows";
import { calendarFile } from "./calendar.rules";
import { viewingSubject } from "./viewing-subject.rows";

export async function readViewingCalendar(userId: string, id: string): Promise<Response> {
  const me = sql`${userId}::uuid`;
  const [found] = await rows<EntryRow>(sql`
    SELECT ${entryColumns(me)}
    FROM viewings w JOIN conversations c ON c.id = w.conversation_id, ${viewingSubject}
    WHERE w.id = ${id}::uuid AND ${me} IN (c.starter_id, c.owner_id)`);
  if (!found) throw new AppError("not_found", dealCopy.unknownViewing);
  return new Response(calendarFile([toEntry(found)], { siteName: (await getSite()).name }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="viewing.ics"',
      "cache-control": "no-store",
    },
  });
}
