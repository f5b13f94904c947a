import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { readTeamOf } from "@/lib/notifications/notify/team.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { requireNextState } from "@/lib/shared/decision-checks";
import { hrefs } from "@/lib/shared/hrefs";
import { buyerRatingTransitions, type BuyerRatingStatus } from "./deal-review.rules";
import { ratingRemovedMail } from "./mail.copy";
import { ratingModerationCopy as copy } from "./moderation.copy";

type LockedRating = {
  status: BuyerRatingStatus;
  title: string;
  vendorUserId: string;
  conversationId: string;
};

async function lockRating(tx: Transaction, id: string): Promise<LockedRating> {
  const [rating] = await tx.rows<LockedRating>(sql`
    SELECT b.status, l.title, v.user_id::text AS "vendorUserId", o.conversation_id::text AS "conversationId"
    FROM buyer_ratings b JOIN offers o ON o.id = b.deal_id JOIN listings l ON l.id = o.listing_id
      JOIN vendors v ON v.id = b.vendor_id
    WHERE b.id = ${id}::uuid FOR UPDATE OF b`);
  if (!rating) throw new AppError("not_found", copy.notFound);
  return rating;
}

type RemovedRating = Omit<LockedRating, "status"> & { id: string; reason: string };

async function notifyRemoved(tx: Transaction, removed: RemovedRating): Promise<void> {
  const { id, title, vendorUserId, conversationId, reason } = removed;
  const team = await readTeamOf(tx, { conversationId, userId: vendorUserId, permission: "answer" });
  const recipients = [
    { userId: vendorUserId, path: hrefs.messages(conversationId) },
    ...team.map((userId) => ({ userId, path: hrefs.teamInbox(conversationId) })),
  ];
  await notifyEach(
    tx,
    recipients.map(({ userId, path }) => ({
      userId,
      type: "review",
      title: `We removed your rating of the buyer of ${title}`,
      body: reason,
      href: path,
      mail: (site, { firstName }) => ratingRemovedMail(site, { firstName, title, reason, path }),
      dedupeKey: `buyer-rating-removed:${id}`,
    })),
  );
}

type Removal = { admin: Viewer; id: string; reason: string; headers: Headers };

/** Erases the text and notifies the seller’s side; the row stays, so that the deal can't be rated again. */
export async function removeRating({ admin, id, reason, headers }: Removal): Promise<void> {
  await transaction(async (tx) => {
    const { status, title, vendorUserId, conversationId } = await lockRating(tx, id);
    const move = { status, action: "remove", actor: "admin" } as const;
    const to = requireNextState(buyerRatingTransitions, move, copy.removed);
    await recordAudit(tx, {
      actor: admin,
      action: "buyer-rating.remove",
      subjectType: "buyer_rating",
      subjectId: id,
      summary: `A seller’s rating of the buyer of ${title} was removed`,
      data: { reason },
      state: { before: { status }, after: { status: to } },
      headers,
    });
    await tx.rows(sql`
      UPDATE buyer_ratings SET text = '', status = ${to}::buyer_rating_status, updated_at = now()
      WHERE id = ${id}::uuid`);
    await notifyRemoved(tx, { id, title, vendorUserId, conversationId, reason });
  });
  log.info({ event: "buyer_rating_removed", ratingId: id, userId: admin.id });
  await scheduleMail();
}
