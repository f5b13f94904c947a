import "server-only";
import { notify, settleNotices } from "@/lib/notifications/notify/notify.rows";
import type { Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { reviewDueMail } from "./mail.copy";
import { dueMailHours } from "./rules";

const keyOf = (listingId: string) => `review-due:${listingId}`;

/** Asks the buyer of a closed deal for a review: once for a listing, by mail a day later unless it is written by then. */
export async function askForReview(
  tx: Transaction,
  { userId, listingId, title }: { userId: string; listingId: string; title: string },
): Promise<void> {
  await notify(tx, {
    userId,
    type: "review",
    title: `How was ${title}?`,
    body: "Write a review to help other buyers.",
    href: hrefs.reviews(`listing=${listingId}`),
    mail: (site, { firstName }) => reviewDueMail(site, { firstName, title, listingId }),
    mailAfterSeconds: dueMailHours * 3600,
    isAlert: true,
    dedupeKey: keyOf(listingId),
  });
}

/** A review that is written is asked for no more. */
export function settleDueReview(tx: Transaction, userId: string, listingId: string): Promise<void> {
  return settleNotices(tx, userId, [keyOf(listingId)]);
}
