import "server-only";
import { notify, dismissNotices } from "@/lib/notifications/notify/notify.rows";
import type { Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { reviewDueMail } from "./mail.copy";
import { reviewMailDelayHours } from "./rules";

const dedupeKeyOf = (listingId: string) => `review-due:${listingId}`;

/** Once per listing; the mail follows a day later unless a review is written. */
export async function requestReview(
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
    mailAfterSeconds: reviewMailDelayHours * 3600,
    isAlert: true,
    dedupeKey: dedupeKeyOf(listingId),
  });
}

export function dismissDueReview(tx: Transaction, userId: string, listingId: string): Promise<void> {
  return dismissNotices(tx, userId, [dedupeKeyOf(listingId)]);
}
