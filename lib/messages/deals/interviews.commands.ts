import "server-only";
import { appointment } from "@/lib/messages/appointment.rules";
import type { NewInterview } from "@/lib/messages/deal.contract";
import { dealCopy } from "@/lib/messages/deal.copy";
import { isViewingPlanned } from "@/lib/messages/deal.rules";
import type { Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { insertDealMessage, lockDealConversation } from "./deal.commands";
import { viewingZone } from "./viewing-subject.rows";
import { readTime, readViewings } from "./viewings.commands";

/** Proposes interview times. They stay free until the applicant accepts one. */
export async function writeInterview(
  tx: Transaction,
  viewer: Actor,
  thread: string,
  { times: texts, durationMinutes, note }: NewInterview,
): Promise<void> {
  const talk = await lockDealConversation(tx, viewer.id, thread);
  if (talk.side !== "owner" || !talk.applying) throw new AppError("conflict", dealCopy.notApplying);
  if ((await readViewings(tx, thread)).some(isViewingPlanned)) {
    throw new AppError("conflict", dealCopy.oneViewing);
  }
  const times = texts
    .map((text, at) => readTime(text, talk.at, `times.${at}`))
    .toSorted((a, b) => a.getTime() - b.getTime());
  const startsAt = times.at(-1) ?? talk.at;
  const { id } = await tx.viewing.create({
    data: {
      conversationId: thread,
      requestedById: talk.otherId,
      ownerId: viewer.id,
      startsAt,
      otherTimes: times.slice(0, -1),
      durationMinutes,
      note,
      status: "rescheduled",
      createdAt: talk.at,
    },
    select: { id: true },
  });
  const timeZone = await viewingZone(tx, thread);
  const isOne = times.length === 1;
  await insertDealMessage(tx, {
    talk,
    viewer,
    line: dealCopy.lineOfInterview(
      times.map((time) => appointment(time, timeZone)),
      note,
    ),
    step: "viewing",
    key: `viewing:${id}`,
    ...(isOne ? { appointment: { startsAt, timeZone } } : {}),
  });
}
