import "server-only";
import type { Category } from "@/lib/listings/rules";
import { appointment } from "@/lib/messages/appointment.rules";
import { dealCopy, eventName } from "@/lib/messages/deal.copy";
import type { ViewingStatus } from "@/lib/messages/deal.rules";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Sql } from "@/lib/server/sql";
import { hrefs } from "@/lib/shared/hrefs";
import type { CalendarEntry } from "./calendar.rules";
import { exactAddress } from "./deal.rows";

export type EntryRow = {
  id: string;
  conversationId: string;
  title: string;
  location: string;
  note: string;
  startsAt: Date;
  minutes: number;
  changedAt: Date;
  status: ViewingStatus;
  category: Category | null;
  spot: ZoneSpot;
};

/** Columns of viewings `w` with conversations `c` and their subject `l`; the address is exact once it may be known. */
export const entryColumns = (me: Sql) => sql`w.id, c.id AS "conversationId", l.title,
  coalesce(CASE WHEN c.owner_id = ${me} OR w.status IN ('confirmed', 'done', 'no_show') THEN ${exactAddress} END,
    l.location, '') AS location, w.note, w.starts_at AS "startsAt", w.duration_minutes AS minutes,
  w.updated_at AS "changedAt", w.status, l.category, ${zoneSpot} AS spot`;

export function toEntry({
  conversationId,
  title,
  note,
  status,
  category,
  spot,
  ...rest
}: EntryRow): CalendarEntry {
  return {
    ...rest,
    title: dealCopy.calendarTitle(eventName(category), title),
    description: [dealCopy.calendarTime(appointment(rest.startsAt, timeZoneOf(spot))), note]
      .filter(Boolean)
      .join("\n\n"),
    url: `${env.APP_URL}${hrefs.messages(conversationId)}`,
    canceled: status === "declined",
    confirmed: status === "confirmed" || status === "done",
  };
}
