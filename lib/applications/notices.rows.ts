import "server-only";
import type { BusinessEvent } from "@/lib/events/business.schema";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { readTeam } from "@/lib/notifications/notify/team.rows";
import type { Transaction } from "@/lib/server/db";
import { noticeToMail, type Notice } from "./copy";

type Options = { userId: string; dedupeKey: string; mailAfterSeconds?: number; event?: BusinessEvent };

export async function notifyApplicationSide(
  tx: Transaction,
  notice: Notice,
  options: Options,
): Promise<void> {
  const { title, body, path } = notice;
  await notify(tx, {
    ...options,
    type: "application",
    title,
    body,
    href: path,
    mail: (site, { firstName }) => noticeToMail(notice, site, firstName),
  });
}

export async function notifyPosterSide(tx: Transaction, notice: Notice, options: Options): Promise<void> {
  await notifyApplicationSide(tx, notice, options);
  const team = await readTeam(tx, { ownerId: options.userId, permission: "hire" });
  for (const userId of team)
    await notifyApplicationSide(tx, notice, { ...options, userId, event: undefined });
}

export function appliedKey(applicationId: string): string {
  return `application:${applicationId}`;
}

export function stepKey(eventId: string): string {
  return `application-step:${eventId}`;
}
