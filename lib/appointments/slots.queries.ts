import "server-only";
import { rows, sql } from "@/lib/server/db";
import { messageCopy } from "@/lib/messages/copy";
import { isApplying } from "@/lib/messages/deals/viewing-subject.rows";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { addDays, createDayFormatter } from "@/lib/shared/dates";
import type { SlotQuery, SlotsDto } from "./contract";
import { appointmentCopy } from "./copy";
import { readBookable, readInterviewHours, type Availability } from "./hours.rows";
import { createSlotFinder, maxHorizonDays, type BusyPeriod } from "./rules";

async function readBusy(ownerId: string): Promise<BusyPeriod[]> {
  return rows<BusyPeriod>(sql`
    SELECT starts_at AS start,
      coalesce(held_until, starts_at + make_interval(mins => duration_minutes)) AS end
    FROM viewings
    WHERE owner_id = ${ownerId}::uuid AND starts_at > now() - interval '1 day'
      AND starts_at < now() + make_interval(days => ${maxHorizonDays + 2}::int)
      AND (status = 'confirmed' OR (held_until IS NOT NULL AND status IN ('requested', 'rescheduled')))
    ORDER BY starts_at LIMIT 5000`);
}

export async function listSlots(listingId: string, query: SlotQuery): Promise<SlotsDto> {
  const found = await readBookable({ rows }, listingId);
  if (!found) throw new AppError("not_found", appointmentCopy.unknownListing);
  return findSlots(found, query);
}

/** Throws not_found for anyone but an applicant who is under consideration, and without open hours. */
export async function listInterviewSlots(
  viewer: Pick<Viewer, "id">,
  conversationId: string,
  query: SlotQuery,
): Promise<SlotsDto> {
  const [applicant] = await rows(sql`
    SELECT 1 FROM conversations c
    WHERE c.id = ${conversationId}::uuid AND c.starter_id = ${viewer.id}::uuid AND ${isApplying}`);
  const found = applicant ? await readInterviewHours({ rows }, conversationId) : null;
  if (!found) throw new AppError("not_found", messageCopy.unknownConversation);
  return findSlots(found, query);
}

async function findSlots(found: Availability, { from, days }: SlotQuery): Promise<SlotsDto> {
  const { hours, ownerId, timeZone, awayUntil } = found;
  const now = new Date();
  const today = createDayFormatter(timeZone)(now);
  const lastDay = addDays(today, hours.horizonDays);
  const slotsOn = createSlotFinder({ hours, timeZone, now, awayUntil, busy: await readBusy(ownerId) });
  const first = from && from > today ? from : today;
  const shown = Array.from({ length: days }, (_, at) => addDays(first, at)).map((day) => ({
    day,
    slots: slotsOn(day).map((slot) => slot.toISOString()),
  }));
  return {
    timeZone,
    today,
    durationMinutes: hours.durationMinutes,
    autoConfirm: hours.autoConfirm,
    lastDay,
    days: shown,
    nextDay: shown.some(({ slots }) => slots.length > 0)
      ? null
      : findNextDay(addDays(first, days), lastDay, (day) => slotsOn(day).length > 0),
  };
}

function findNextDay(first: string, last: string, hasSlots: (day: string) => boolean): string | null {
  for (let day = first; day <= last; day = addDays(day, 1)) if (hasSlots(day)) return day;
  return null;
}
