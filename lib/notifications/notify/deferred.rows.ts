import "server-only";
import { afterCommit, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { enqueue } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { withoutLoneSurrogates } from "@/lib/shared/text";
import { siteOfMail } from "@/lib/notifications/mail/mail.rows";
import type { MailContent } from "@/lib/notifications/mail/mail.rules";
import type { Notice } from "./notice.rules";

export type DeferredNotice = Omit<Notice, "mail" | "yourTime"> & { content?: MailContent };

export const deferredTask = taskName("held-notices");

type UndoPeriod = {
  undoId: string;
  dueAt: Date;
  seconds: number;
};

const holders = new WeakMap<Transaction, UndoPeriod>();

/** Delays all notices of this transaction; an undo deletes them. */
export function deferNotices(tx: Transaction, holder: UndoPeriod): void {
  holders.set(tx, holder);
  // The task that runs every minute catches what this one misses.
  const delaySeconds = holder.seconds + 1;
  afterCommit(tx, () => {
    enqueue(deferredTask, {}, { delaySeconds }).catch((error: unknown) =>
      log.warn({ event: "deferred_notices_not_queued", err: error }),
    );
  });
}

export function undoPeriodOf(tx: Transaction): UndoPeriod | undefined {
  return holders.get(tx);
}

export async function insertDeferred(
  tx: Transaction,
  { undoId, dueAt }: UndoPeriod,
  notices: readonly Notice[],
): Promise<void> {
  const userIds = notices.map(({ userId }) => userId);
  const people = await tx.user.findMany({
    where: { id: { in: userIds } },
    select: { id: true, firstName: true, timeZone: true },
  });
  const known = new Map(people.map((person) => [person.id, person]));
  const site = await siteOfMail(tx);
  const composed = notices.map(({ mail, yourTime, ...notice }) => {
    const { firstName = "", timeZone = null } = known.get(notice.userId) ?? {};
    const reader = { firstName, yourTime: (timeZone && yourTime?.(timeZone)) || null };
    return { ...notice, content: mail?.(site, reader) };
  });
  const json = JSON.stringify(composed, (_, value: unknown) =>
    typeof value === "string" ? withoutLoneSurrogates(value) : value,
  );
  await tx.rows(sql`
    INSERT INTO held_notices (undo_id, user_id, notice, due_at)
    SELECT ${undoId}::uuid, (n ->> 'userId')::uuid, n, ${dueAt}::timestamptz
    FROM jsonb_array_elements(${json}::jsonb) AS n`);
}

export async function deleteDeferred(tx: Transaction, undoId: string): Promise<void> {
  await tx.heldNotice.deleteMany({ where: { undoId } });
}
