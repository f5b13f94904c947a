import "server-only";
import { wakeMail } from "@/lib/notifications/mail/mail.commands";
import { rows, runStep, sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { appointment } from "@/lib/messages/appointment.rules";
import type { DealDto, NewViewing } from "@/lib/messages/deal.contract";
import { dealCopy, viewingEndLines, viewingEndTitles, viewingLines } from "@/lib/messages/deal.copy";
import { getDeal } from "./deal.queries";
import { insertDealMessage, lockDealConversation } from "./deal.commands";
import {
  isEnding,
  isViewingPlanned,
  maxViewingDays,
  canScheduleViewing,
  viewingMinutes,
  viewingTransitions,
  type ViewingAction,
  type ViewingStatus,
} from "@/lib/messages/deal.rules";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { viewingZone } from "./viewing-zone.rows";

type Planned = { id: string; listingId: string; status: ViewingStatus; startsAt: Date; begun: boolean };
type ViewingSlot = Pick<Planned, "id" | "startsAt">;

function readViewings(tx: Transaction, thread: string): Promise<Planned[]> {
  return tx.rows<Planned>(sql`
    SELECT id, listing_id AS "listingId", status, starts_at AS "startsAt", starts_at <= now() AS begun FROM viewings
    WHERE conversation_id = ${thread}::uuid ORDER BY created_at DESC, id DESC`);
}

/** Throws conflict if another confirmed viewing overlaps; locks the listing, so that concurrent confirmations wait. */
async function assertFreeTime(
  tx: Transaction,
  listingId: string,
  { id, startsAt }: ViewingSlot,
): Promise<void> {
  await tx.rows(sql`SELECT 1 FROM listings WHERE id = ${listingId}::uuid FOR NO KEY UPDATE`);
  const [occupied] = await tx.rows(sql`
    SELECT 1 FROM viewings
    WHERE listing_id = ${listingId}::uuid AND status = 'confirmed' AND id <> ${id}::uuid
      AND starts_at < ${startsAt}::timestamptz + make_interval(mins => ${viewingMinutes}::int)
      AND starts_at + make_interval(mins => duration_minutes) > ${startsAt}::timestamptz LIMIT 1`);
  if (occupied) throw new AppError("conflict", dealCopy.timeOccupied);
}

function readTime(text: string | undefined, now: Date): Date {
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
    throw new AppError("rule_broken", message, { fields: { startsAt: message } });
  }
  return time;
}

export async function writeViewing(
  tx: Transaction,
  viewer: Viewer,
  thread: string,
  input: NewViewing,
): Promise<void> {
  const talk = await lockDealConversation(tx, viewer.id, thread);
  const { listing, side, at } = talk;
  if (listing?.category !== "realestate" || side !== "starter") {
    throw new AppError("conflict", dealCopy.homesOnly);
  }
  if (listing.status !== "approved") throw new AppError("conflict", dealCopy.gone);
  const before = await readViewings(tx, thread);
  if (before.some(isViewingPlanned)) throw new AppError("conflict", dealCopy.oneViewing);
  const startsAt = readTime(input.startsAt, at);
  const { note } = input;
  const { id } = await tx.viewing.create({
    data: {
      conversationId: thread,
      listingId: listing.id,
      requestedById: viewer.id,
      startsAt,
      durationMinutes: viewingMinutes,
      note,
      createdAt: at,
    },
    select: { id: true },
  });
  const timeZone = await viewingZone(tx, listing.id);
  const line = dealCopy.lineOfViewing(appointment(startsAt, timeZone), note);
  const key = `viewing:${id}`;
  await insertDealMessage(tx, {
    talk,
    viewer,
    line,
    step: "viewing",
    key,
    appointment: { startsAt, timeZone },
  });
}

export async function requestViewing(viewer: Viewer, thread: string, input: NewViewing): Promise<DealDto> {
  await withMessageLimit(viewer, () =>
    runStep("viewing.request", (tx) => writeViewing(tx, viewer, thread, input)),
  );
  await wakeMail();
  return getDeal(viewer, thread);
}

type Step = { id: string; action: ViewingAction; thread: string; startsAt: string | undefined };

async function act(tx: Transaction, viewer: Viewer, step: Step): Promise<void> {
  const { id, action, thread } = step;
  const talk = await lockDealConversation(tx, viewer.id, thread);
  const viewings = await readViewings(tx, thread);
  const viewing = viewings.find((one) => one.id === id);
  const to = viewing && nextState(viewingTransitions, { status: viewing.status, action, actor: talk.side });
  // An earlier viewing can only be ended, because a newer one replaced it.
  const isOver = id !== viewings[0]?.id && !isEnding(action);
  if (!viewing || !to || isOver) throw new AppError("conflict", dealCopy.notNow);
  if (!isEnding(action) && !canScheduleViewing(talk.listing?.status ?? null)) {
    throw new AppError("conflict", dealCopy.gone);
  }
  const isOutcome = action === "done" || action === "no_show";
  if (isOutcome && !viewing.begun) throw new AppError("conflict", dealCopy.notBegun);
  const startsAt = action === "reschedule" ? readTime(step.startsAt, talk.at) : viewing.startsAt;
  if ((action === "confirm" || action === "accept") && viewing.begun) {
    throw new AppError("conflict", dealCopy.timePassed);
  }
  if (talk.listing && !isEnding(action)) await assertFreeTime(tx, talk.listing.id, { id, startsAt });
  await tx.viewing.update({ where: { id }, data: { status: to, startsAt }, select: { id: true } });
  const key = `viewing:${id}:${action}:${startsAt.toISOString()}`;
  const timeZone = await viewingZone(tx, viewing.listingId);
  const when = appointment(startsAt, timeZone);
  const [line, endLine] = [viewingLines[action](when), viewingEndLines[action]?.(when)];
  await insertDealMessage(tx, {
    talk,
    viewer,
    line,
    step: `viewing_${action}`,
    key,
    endLine,
    endTitle: viewingEndTitles[action],
    appointment: { startsAt, timeZone },
  });
}

export async function actOnViewing(viewer: Viewer, step: Omit<Step, "thread">): Promise<DealDto> {
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
  await wakeMail();
  return getDeal(viewer, thread);
}
