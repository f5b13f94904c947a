import "server-only";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { formatDay } from "@/lib/server/days";
import type { Transaction } from "@/lib/server/db";
import { jobNotice, jobNoticeMail, type JobNoticeKind } from "./notices.copy";

type JobNotice = {
  kind: JobNoticeKind;
  jobId: string;
  title: string;
  posterId: string;
  reason?: string;
  expiresAt?: Date | null;
  dedupeKey?: string;
};

export async function notifyPoster(tx: Transaction, notice: JobNotice): Promise<void> {
  const { kind, jobId, title, posterId, reason = "", expiresAt = null, dedupeKey } = notice;
  const facts = { id: jobId, title, reason, expiresAt: expiresAt && formatDay(expiresAt) };
  await notify(tx, {
    userId: posterId,
    type: kind === "expiring" || kind === "expired" ? "expiry" : "listing_decision",
    ...jobNotice(kind, facts),
    mail: (site, person) => jobNoticeMail(kind, { ...facts, ...person }, site),
    isReminder: kind === "expiring" || undefined,
    dedupeKey,
  });
}
