import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/steps";
import { appointment } from "./appointment.rules";
import type { DealDto, NewViewing } from "./deal.contract";
import { dealCopy, viewingEndLines, viewingLines } from "./deal.copy";
import { getDeal } from "./deal.queries";
import { lockTalk, say } from "./deal.rows";
import {
  isEnding,
  isViewingPlanned,
  maxViewingDays,
  mayView,
  viewingMinutes,
  viewingSteps,
  type ViewingAction,
  type ViewingStatus,
} from "./deal.rules";
import { withinLimit } from "./limit.commands";
import { viewingZone } from "./viewing-zone.rows";

type Planned = { id: string; listingId: string; status: ViewingStatus; startsAt: Date; begun: boolean };

async function lastViewing(tx: Transaction, thread: string): Promise<Planned | undefined> {
  const [viewing] = await tx.rows<Planned>(sql`
    SELECT id, listing_id AS "listingId", status, starts_at AS "startsAt", starts_at <= now() AS begun FROM viewings
    WHERE conversation_id = ${thread}::uuid ORDER BY created_at DESC, id DESC LIMIT 1`);
  return viewing;
}

/** A time that can be met; rule_broken for one that has passed or is too far away. */
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

/** Asks for a viewing in the caller's transaction; conflict where none can be asked for. */
export async function writeViewing(
  tx: Transaction,
  viewer: Viewer,
  thread: string,
  asked: NewViewing,
): Promise<void> {
  const talk = await lockTalk(tx, viewer.id, thread);
  const { listing, side, at } = talk;
  if (listing?.category !== "realestate" || side !== "starter") {
    throw new AppError("conflict", dealCopy.homesOnly);
  }
  if (listing.status !== "approved") throw new AppError("conflict", dealCopy.gone);
  const before = await lastViewing(tx, thread);
  if (before && isViewingPlanned(before)) throw new AppError("conflict", dealCopy.oneViewing);
  const startsAt = readTime(asked.startsAt, at);
  const { note } = asked;
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
  const line = dealCopy.lineOfViewing(appointment(startsAt, await viewingZone(tx, listing.id)), note);
  await say(tx, { talk, viewer, line, key: `viewing:${id}` });
}

/** Asks to view a property at a time; conflict while another viewing is planned. */
export async function requestViewing(viewer: Viewer, thread: string, asked: NewViewing): Promise<DealDto> {
  await withinLimit(viewer, () => transaction((tx) => writeViewing(tx, viewer, thread, asked)));
  await wakeMail();
  return getDeal(viewer, thread);
}

type Step = { id: string; action: ViewingAction; thread: string; startsAt: string | undefined };

async function act(tx: Transaction, viewer: Viewer, step: Step): Promise<void> {
  const { id, action, thread } = step;
  const talk = await lockTalk(tx, viewer.id, thread);
  const viewing = await lastViewing(tx, thread);
  const to = viewing && nextState(viewingSteps, { status: viewing.status, action, actor: talk.side });
  if (viewing?.id !== id || !to) throw new AppError("conflict", dealCopy.notNow);
  if (!isEnding(action) && !mayView(talk.listing?.status ?? null)) {
    throw new AppError("conflict", dealCopy.gone);
  }
  const tellsHow = action === "done" || action === "no_show";
  if (tellsHow && !viewing.begun) throw new AppError("conflict", dealCopy.notBegun);
  const startsAt = action === "reschedule" ? readTime(step.startsAt, talk.at) : viewing.startsAt;
  if ((action === "confirm" || action === "accept") && viewing.begun) {
    throw new AppError("conflict", dealCopy.timePassed);
  }
  await tx.viewing.update({ where: { id }, data: { status: to, startsAt }, select: { id: true } });
  const key = `viewing:${id}:${action}:${startsAt.toISOString()}`;
  const when = appointment(startsAt, await viewingZone(tx, viewing.listingId));
  const [line, endLine] = [viewingLines[action](when), viewingEndLines[action]?.(when)];
  await say(tx, { talk, viewer, line, key, endLine });
}

/** Takes a step with a viewing; not_found for another's, conflict when it is no longer possible. */
export async function actOnViewing(viewer: Viewer, step: Omit<Step, "thread">): Promise<DealDto> {
  const [found] = await rows<{ thread: string }>(sql`
    SELECT c.id AS thread FROM viewings w JOIN conversations c ON c.id = w.conversation_id
    WHERE w.id = ${step.id}::uuid AND ${viewer.id}::uuid IN (c.starter_id, c.owner_id)`);
  if (!found) throw new AppError("not_found", dealCopy.unknownViewing);
  const { thread } = found;
  await withinLimit(viewer, () => transaction((tx) => act(tx, viewer, { ...step, thread })), {
    always: isEnding(step.action),
  });
  await wakeMail();
  return getDeal(viewer, thread);
}
