import "server-only";
import type { Category } from "@/lib/listings/rules";
import { appointment, yourTimeOf } from "@/lib/messages/appointment.rules";
import { eventName } from "@/lib/messages/deal.copy";
import { exactAddress } from "@/lib/messages/deals/deal.rows";
import { viewingSubject } from "@/lib/messages/deals/viewing-subject.rows";
import { readTeamOf } from "@/lib/notifications/notify/team.rows";
import { reminderMail } from "@/lib/notifications/mail/conversation-mail.copy";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import type { Notice } from "@/lib/notifications/notify/notice.rules";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { processDue } from "@/lib/server/batch-processing";
import { raw, rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { hrefs } from "@/lib/shared/hrefs";
import { mailHrefs } from "@/lib/shared/mail-hrefs";
import { reminderCopy } from "./reminders.copy";

const batchSize = 100;

const reminders = {
  day: { from: 1, to: 24, column: raw("day_notice_at") },
  hour: { from: 0, to: 1, column: raw("hour_notice_at") },
} as const;
type Reminder = keyof typeof reminders;

type DueAppointment = { id: string; startsAt: Date };

type AppointmentRow = {
  conversationId: string;
  title: string;
  category: Category | null;
  startsAt: Date;
  spot: ZoneSpot;
  address: string | null;
  people: string[];
};

async function remind(tx: Transaction, reminder: Reminder, { id, startsAt }: DueAppointment): Promise<void> {
  const { column } = reminders[reminder];
  const [planned] = await tx.rows<AppointmentRow>(sql`
    WITH w AS (UPDATE viewings SET ${column} = now()
      WHERE id = ${id}::uuid AND status = 'confirmed' AND starts_at = ${startsAt}::timestamptz AND ${column} IS NULL
      RETURNING conversation_id, starts_at, note)
    SELECT c.id AS "conversationId", l.title, l.category, w.starts_at AS "startsAt", ${zoneSpot} AS spot,
      CASE WHEN c.job_id IS NULL THEN ${exactAddress} ELSE nullif(w.note, '') END AS address,
      ARRAY[c.starter_id, c.owner_id]::text[] AS people
    FROM w JOIN conversations c ON c.id = w.conversation_id, ${viewingSubject}`);
  if (!planned) return;
  const { conversationId, title: listing, category, spot, address, people } = planned;
  const timeZone = timeZoneOf(spot);
  const title = reminderCopy[reminder](eventName(category), appointment(planned.startsAt, timeZone));
  const write = (href: string, cancelHref: string): Omit<Notice, "userId"> => ({
    type: "offer",
    title,
    body: listing,
    href,
    mail: (site, reader) => reminderMail(site, { ...reader, title, listing, address, path: cancelHref }),
    isReminder: true,
    isUrgent: true,
    yourTime: yourTimeOf({ startsAt: planned.startsAt, timeZone }),
    dedupeKey: `viewing:${id}:${reminder}:${planned.startsAt.toISOString()}`,
  });
  const own = write(hrefs.messages(conversationId), mailHrefs.cancelViewing(conversationId));
  const shared = write(hrefs.teamInbox(conversationId), mailHrefs.cancelTeamViewing(conversationId));
  for (const userId of people) {
    await notify(tx, { ...own, userId });
    const team = await readTeamOf(tx, { conversationId, userId, permission: "answer" });
    for (const member of team) await notify(tx, { ...shared, userId: member });
  }
}

function remindEach(reminder: Reminder): Promise<number> {
  const { from, to, column } = reminders[reminder];
  return processDue(
    { event: "reminder_failed", size: batchSize },
    // An appointment that was confirmed later than the reminder would have been sent needs none.
    ({ limit, skip }) =>
      rows<DueAppointment>(sql`
        SELECT id, starts_at AS "startsAt" FROM viewings
        WHERE status = 'confirmed' AND ${column} IS NULL AND id <> ALL(${skip}::uuid[])
          AND starts_at > now() + make_interval(hours => ${from}::int) AND starts_at <= now() + make_interval(hours => ${to}::int)
          AND updated_at <= starts_at - make_interval(hours => ${to}::int)
        ORDER BY starts_at LIMIT ${limit}::int`),
    (one) => transaction((tx) => remind(tx, reminder, one)),
  );
}

export async function remindOfAppointments(): Promise<void> {
  const total = (await remindEach("day")) + (await remindEach("hour"));
  if (total === 0) return;
  await scheduleMail();
  log.info({ event: "appointment_reminders", total });
}
