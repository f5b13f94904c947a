import "server-only";
import { notify } from "@/lib/notifications/notify/notify.rows";
import type { Transaction } from "@/lib/server/db";
import { noticeMail, noticeOf, type NoticeKind } from "./notices.copy";

type ListingNotice = {
  kind: NoticeKind;
  listingId: string;
  title: string;
  vendorUserId: string;
  reason?: string;
  expiresAt?: Date | null;
  dedupeKey?: string;
};

export async function notifyVendor(tx: Transaction, notice: ListingNotice): Promise<void> {
  const { kind, listingId, title, vendorUserId, reason = "", expiresAt = null, dedupeKey } = notice;
  const facts = { id: listingId, title, reason, expiresAt: expiresAt?.toISOString() ?? null };
  await notify(tx, {
    userId: vendorUserId,
    type: isDecision(kind) ? "listing_decision" : "expiry",
    ...noticeOf(kind, facts),
    mail: (site, person) => noticeMail(kind, { ...facts, ...person }, site),
    isReminder: kind === "expiring" || undefined,
    dedupeKey,
    ...(isDecision(kind)
      ? { event: { type: "listing.decided", data: { listingId, decision: kind } } as const }
      : {}),
  });
}

function isDecision(kind: NoticeKind): kind is Exclude<NoticeKind, "expiring" | "expired"> {
  return kind !== "expiring" && kind !== "expired";
}
