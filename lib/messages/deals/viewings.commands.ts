import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { rows, runStep, sql, type Transaction } from "@/lib/server/db";
import { isOverlap } from "@/lib/server/errors";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { appointment } from "@/lib/messages/appointment.rules";
import type { DealDto } from "@/lib/messages/deal.contract";
import {
  dealCopy,
  eventName,
  viewingEndLines,
  viewingEndTitles,
  viewingLines,
} from "@/lib/messages/deal.copy";
import { getDeal } from "./deal.queries";
import { insertDealMessage, lockDealConversation, type LockedThread } from "./deal.commands";
import {
  isEnding,
  maxViewingDays,
  canScheduleViewing,
  viewingTransitions,
  type ViewingAction,
  type ViewingStatus,
} from "@/lib/messages/deal.rules";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { viewingZone } from "./viewing-subject.rows";

type LockedViewing = {
  id: string;
  listingId: string | null;
  status: ViewingStatus;
  startsAt: Date;
  otherTimes: Date[];
  begun: boolean;
  holds: boolean;
};

export function readViewings(tx: Transaction, thread: string): Promise<LockedViewing[]> {
  return tx.rows<LockedViewing>(sql`
    SELECT id, listing_id AS "listingId", status, starts_at AS "startsAt", other_times AS "otherTimes",
      starts_at <= now() AS begun,
      held_until IS NOT NULL AS holds
    FROM viewings WHERE conversation_id = ${thread}::uuid ORDER BY created_at DESC, id DESC`);
}

export function readTime(text: string | undefined, now: Date, field = "startsAt"): Date {
  const time = text ? new Date(text) : null;
  const problem = !time
    ? dealCopy.chooseTime
    : time <= now
      ? dealCopy.timePassed
      : time.getTime() > now.getTime() + maxViewingDays * 86_400_000
        ? dealCopy.timeTooFar
        : null;
  if (!time || problem) {
    const message = problem ?? dealCopy.chooseTime;
    throw new AppError("rule_broken", message, { fields: { [field]: message } });
  }
  return time;
}

function readAccepted({ startsAt, otherTimes }: LockedViewing, text: string | undefined): Date {
  const proposed = [...otherTimes, startsAt];
  const time = text ? new Date(text) : startsAt;
  const isProposed = text ? proposed.some((one) => one.getTime() === time.getTime()) : proposed.length === 1;
  if (!isProposed) {
    throw new AppError("rule_broken", dealCopy.notProposed, { fields: { startsAt: dealCopy.notProposed } });
  }
  return time;
}

/** Length and rules of a time from the owner's open hours, which only one person can book. */
export type Booking = { durationMinutes: number; bufferMinutes: number; autoConfirm: boolean };

type Slot = { listingId: string | null; conversationId: string; startsAt: Date };

/** Rules of an open time of the listing or employer; null without open hours. Throws for any other time. */
export type SlotReader = (tx: Transaction, slot: Slot) => Promise<Booking | null>;

type Step = {
  id: string;
  action: ViewingAction;
  thread: string;
  startsAt: string | undefined;
  readSlot: SlotReader;
};

type Change = {
  id: string;
  to: ViewingStatus;
  startsAt: Date;
  holds: boolean;
  slot: Booking | null;
  /** Message for a time that the owner no longer has. */
  occupied: string;
};

async function saveStep(tx: Transaction, { id, to, startsAt, holds, slot, occupied }: Change): Promise<void> {
  const minutes = sql`coalesce(${slot?.durationMinutes ?? null}::smallint, duration_minutes)`;
  const buffer = sql`coalesce(${slot?.bufferMinutes ?? null}::smallint, buffer_minutes)`;
  try {
    // Concurrent changes of one owner's times would otherwise wait for each other.
    await tx.rows(sql`
      SELECT pg_advisory_xact_lock(hashtextextended(owner_id::text, 0)) FROM viewings WHERE id = ${id}::uuid`);
    await tx.rows(sql`
      UPDATE viewings SET status = ${to}::viewing_status, starts_at = ${startsAt}::timestamptz, other_times = '{}',
        duration_minutes = ${minutes}, buffer_minutes = ${buffer},
        held_until = CASE WHEN ${holds}
          THEN ${startsAt}::timestamptz + make_interval(mins => ${minutes} + ${buffer}) END,
        day_notice_at = CASE WHEN starts_at = ${startsAt}::timestamptz THEN day_notice_at END,
        hour_notice_at = CASE WHEN starts_at = ${startsAt}::timestamptz THEN hour_notice_at END,
        updated_at = now()
      WHERE id = ${id}::uuid`);
  } catch (error) {
    if (isOverlap(error)) {
      throw new AppError("conflict", occupied, { cause: error, fields: { startsAt: occupied } });
    }
    throw error;
  }
}

function assertPossible(talk: LockedThread, viewing: LockedViewing, action: ViewingAction): void {
  const subject = { listingStatus: talk.listing?.status ?? null, applying: talk.applying };
  if (!isEnding(action) && !canScheduleViewing(subject)) throw new AppError("conflict", dealCopy.gone);
  const isOutcome = action === "done" || action === "no_show";
  if (isOutcome && !viewing.begun) throw new AppError("conflict", dealCopy.notBegun);
}

type Moment = Pick<Change, "to" | "startsAt" | "slot">;

async function readMoment(
  tx: Transaction,
  talk: LockedThread,
  viewing: LockedViewing,
  step: Step,
): Promise<Moment> {
  const { action, startsAt: text, readSlot } = step;
  const to = nextState(viewingTransitions, { status: viewing.status, action, actor: talk.side });
  if (!to) throw new AppError("conflict", dealCopy.notNow);
  assertPossible(talk, viewing, action);
  if (action === "reschedule" || action === "move") {
    const startsAt = readTime(text, talk.at);
    const slot =
      action === "move"
        ? await readSlot(tx, { listingId: talk.listing?.id ?? null, conversationId: talk.id, startsAt })
        : null;
    return { to: slot?.autoConfirm ? "confirmed" : to, startsAt, slot };
  }
  const startsAt = action === "accept" ? readAccepted(viewing, text) : viewing.startsAt;
  if ((action === "confirm" || action === "accept") && startsAt <= talk.at) {
    throw new AppError("conflict", dealCopy.timePassed);
  }
  return { to, startsAt, slot: null };
}

async function act(tx: Transaction, viewer: Actor, step: Step): Promise<void> {
  const { id, action, thread } = step;
  const talk = await lockDealConversation(tx, viewer.id, thread);
  const viewings = await readViewings(tx, thread);
  const viewing = viewings.find((one) => one.id === id);
  // An earlier viewing can only be ended, because a newer one replaced it.
  const isOver = id !== viewings[0]?.id && !isEnding(action);
  if (!viewing || isOver) throw new AppError("conflict", dealCopy.notNow);
  const { to, startsAt, slot } = await readMoment(tx, talk, viewing, step);
  await saveStep(tx, {
    id,
    to,
    startsAt,
    slot,
    holds: viewing.holds || slot !== null || (!isEnding(action) && action !== "move"),
    occupied: talk.side === "owner" ? dealCopy.timeOccupied : dealCopy.slotTaken,
  });
  const timeZone = await viewingZone(tx, thread);
  const when = appointment(startsAt, timeZone);
  const event = eventName(talk.listing?.category);
  const line = to === "confirmed" && action === "move" ? dealCopy.lineOfMove : viewingLines[action];
  await insertDealMessage(tx, {
    talk,
    viewer,
    line: line(event, when),
    step: `viewing_${action}`,
    key: `viewing:${id}:${action}:${startsAt.toISOString()}`,
    endLine: viewingEndLines[action]?.(event, when),
    endTitle: viewingEndTitles[action]?.(event),
    appointment: { startsAt, timeZone },
  });
}

export async function actOnViewing(viewer: Actor, step: Omit<Step, "thread">): Promise<DealDto> {
  const [found] = await rows<{ thread: string }>(sql`
    SELECT c.id AS thread FROM viewings w JOIN conversations c ON c.id = w.conversation_id
    WHERE w.id = ${step.id}::uuid AND ${viewer.id}::uuid IN (c.starter_id, c.owner_id)`);
  if (!found) throw new AppError("not_found", dealCopy.unknownViewing);
  const { thread } = found;
  await withMessageLimit(
    viewer,
    () => runStep(`viewing.${step.action}`, (tx) => act(tx, viewer, { ...step, thread })),
    {
      always: isEnding(step.action),
    },
  );
  await scheduleMail();
  return getDeal(viewer, thread);
}
