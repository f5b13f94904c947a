import "server-only";
import type { ListingStatus } from "@/lib/listings/rules";
import { exactAddress } from "@/lib/messages/deals/deal.rows";
import { allowedViewingActions } from "@/lib/messages/deal.rules";
import { isApplying, viewingSubject } from "@/lib/messages/deals/viewing-subject.rows";
import { nameColumns, nameOf } from "@/lib/messages/threads/conversation.rows";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { rows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { addDays, createDayFormatter } from "@/lib/shared/dates";
import { isPermitted, isTeamMember } from "@/lib/shared/permissions";
import type { AppointmentDto, CalendarDto } from "./calendar.contract";
import type { CalendarRange } from "./calendar.rules";

type Row = Omit<AppointmentDto, "startsAt" | "timeZone" | "person" | "actions"> &
  Parameters<typeof nameOf>[0] & {
    startsAt: Date;
    spot: ZoneSpot;
    begun: boolean;
    listingStatus: ListingStatus | null;
    applying: boolean;
  };

const limit = 500;

function toAppointment({ startsAt, spot, begun, listingStatus, applying, ...row }: Row): AppointmentDto {
  const { firstName: _first, lastName: _last, businessName: _business, ...rest } = row;
  return {
    ...rest,
    person: nameOf(row),
    startsAt: startsAt.toISOString(),
    timeZone: timeZoneOf(spot),
    actions: allowedViewingActions({ status: row.status, side: "owner", begun, listingStatus, applying }),
  };
}

type RangeOf = (today: string) => CalendarRange;

const nowhere: ZoneSpot = { state: null, latitude: null, longitude: null };

/** Appointments of a business by day at their places, without declined ones. `range` gets today’s date there. */
export async function listAppointments(vendorId: string, range: RangeOf): Promise<CalendarDto> {
  const [vendor] = await rows<{ userId: string; spot: ZoneSpot }>(sql`
    SELECT l.user_id AS "userId", ${zoneSpot} AS spot FROM vendors l WHERE l.id = ${vendorId}::uuid`);
  const own = sql`w.owner_id = ${vendor?.userId ?? null}::uuid`;
  return readCalendar({ own, spot: vendor?.spot ?? nowhere, range });
}

type Employer = Pick<Viewer, "id" | "vendorId" | "businessRole">;

/** The employer's interviews; for a team member who may hire, also the business's. */
export async function listInterviews(viewer: Employer, range: RangeOf): Promise<CalendarDto> {
  const hires = isTeamMember(viewer) && isPermitted(viewer, "hire");
  const owner = sql`CASE WHEN ${hires} THEN (SELECT user_id FROM vendors WHERE id = ${viewer.vendorId}::uuid) END`;
  const own = sql`w.listing_id IS NULL AND w.owner_id = ANY (ARRAY[${viewer.id}::uuid, ${owner}])`;
  return readCalendar({ own, spot: nowhere, range });
}

type CalendarQuery = { own: Sql; spot: ZoneSpot; range: RangeOf };

async function readCalendar({ own, spot, range }: CalendarQuery): Promise<CalendarDto> {
  const today = createDayFormatter(timeZoneOf(spot))(new Date());
  const { view, first, days } = range(today);
  const found = await rows<Row>(sql`
    SELECT w.id, w.conversation_id AS "conversationId", l.title, l.category, ${nameColumns},
      w.starts_at AS "startsAt", w.duration_minutes AS "durationMinutes", ${zoneSpot} AS spot,
      ${exactAddress} AS address, w.note, w.status, w.starts_at <= now() AS begun, l.status AS "listingStatus",
      ${isApplying} AS applying
    FROM viewings w JOIN conversations c ON c.id = w.conversation_id JOIN users u ON u.id = w.requested_by_id
      LEFT JOIN vendors v ON v.user_id = u.id, ${viewingSubject}
    WHERE ${own} AND w.status <> 'declined'
      AND w.starts_at >= ${addDays(first, -1)}::timestamptz AND w.starts_at < ${addDays(first, days + 2)}::timestamptz
    ORDER BY w.starts_at, w.id LIMIT ${limit}`);
  const appointments = found.map(toAppointment);
  const dayOf = ({ startsAt, timeZone }: AppointmentDto) => createDayFormatter(timeZone)(new Date(startsAt));
  const shown = Array.from({ length: days }, (_, at) => addDays(first, at)).map((day) => ({
    day,
    appointments: appointments.filter((appointment) => dayOf(appointment) === day),
  }));
  return {
    view,
    first,
    days,
    today,
    shown: view === "list" ? shown.filter((day) => day.appointments.length > 0) : shown,
  };
}
