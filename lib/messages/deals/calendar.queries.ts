import "server-only";
import type { Category } from "@/lib/listings/rules";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { getSite } from "@/lib/server/site";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { appointment } from "@/lib/messages/appointment.rules";
import { calendarFile } from "./calendar.rules";
import { dealCopy, eventName } from "@/lib/messages/deal.copy";
import type { ViewingStatus } from "@/lib/messages/deal.rules";

type Row = {
  conversationId: string;
  title: string;
  location: string;
  note: string;
  startsAt: Date;
  minutes: number;
  changedAt: Date;
  status: ViewingStatus;
  category: Category;
  spot: ZoneSpot;
};

export async function readViewingCalendar(userId: string, id: string): Promise<Response> {
  const [found] = await rows<Row>(sql`
    SELECT c.id AS "conversationId", l.title, l.location, w.note, w.starts_at AS "startsAt",
      w.duration_minutes AS minutes, w.updated_at AS "changedAt", w.status, l.category, ${zoneSpot} AS spot
    FROM viewings w JOIN conversations c ON c.id = w.conversation_id JOIN listings l ON l.id = w.listing_id
    WHERE w.id = ${id}::uuid AND ${userId}::uuid IN (c.starter_id, c.owner_id)`);
  if (!found) throw new AppError("not_found", dealCopy.unknownViewing);
  const { conversationId, title, note, status, category, spot, ...rest } = found;
  const entry = {
    ...rest,
    id,
    title: dealCopy.calendarTitle(eventName(category), title),
    description: [dealCopy.calendarTime(appointment(rest.startsAt, timeZoneOf(spot))), note]
      .filter(Boolean)
      .join("\n\n"),
    url: `${env.APP_URL}${hrefs.messages(conversationId)}`,
    canceled: status === "declined",
    confirmed: status === "confirmed" || status === "done",
  };
  return new Response(calendarFile(entry, (await getSite()).name), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="viewing.ics"',
      "cache-control": "no-store",
    },
  });
}
