import "server-only";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { sql, type Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { readRelation } from "@/lib/users/related.rows";
import { referralNotice } from "./copy";
import { creditPoints } from "./ledger.rows";
import { quickAnswerSeconds, referralKey } from "./rules";

export const profileComplete = sql`(u.avatar_image_id IS NOT NULL AND coalesce(u.phone, '') <> ''
  AND u.email_verified_at IS NOT NULL)`;

/** Requires a photo, a phone number and a confirmed address. Call it after any of them changes. */
export async function creditProfile(tx: Transaction, userId: string): Promise<void> {
  const [complete] = await tx.rows(sql`
    SELECT 1 FROM users u WHERE u.id = ${userId}::uuid AND u.status = 'active' AND u.role <> 'admin'
      AND ${profileComplete}
      AND NOT EXISTS (SELECT 1 FROM reward_entries WHERE user_id = u.id AND reason = 'profile_complete')`);
  if (complete)
    await creditPoints(tx, { userId, reason: "profile_complete", source: "profile", whole: true });
}

type FirstReply = {
  conversationId: string;
  vendorUserId: string;
  seconds: number;
};

/**
 * Credits a vendor for a reply within 24 hours, once per customer. The customer must be confirmed and share no phone
 * number, mailbox or network with the vendor, to prevent self-made inquiries.
 */
export async function creditQuickAnswer(tx: Transaction, reply: FirstReply): Promise<void> {
  const { conversationId, vendorUserId: userId, seconds } = reply;
  if (seconds > quickAnswerSeconds) return;
  const [asker] = await tx.rows<{ id: string }>(sql`
    SELECT u.id::text AS id FROM conversations c JOIN users u ON u.id = c.starter_id
    WHERE c.id = ${conversationId}::uuid AND u.email_verified_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM reward_entries e JOIN conversations o ON o.id::text = e.source
      WHERE e.user_id = ${userId}::uuid AND e.reason = 'quick_answer' AND o.starter_id = u.id)`);
  if (!asker) return;
  const { phone, email, network } = await readRelation(tx, asker.id, userId);
  if (phone || email || network) return;
  await creditPoints(tx, { userId, reason: "quick_answer", source: asker.id });
}

type DueReferral = { friendId: string; referrerId: string; firstName: string };

async function findDueReferrals(tx: Transaction, userId: string): Promise<DueReferral[]> {
  return tx.rows<DueReferral>(sql`
    SELECT f.id::text AS "friendId", r.id::text AS "referrerId", f.first_name AS "firstName"
    FROM users f JOIN users r ON r.id = f.referred_by_id
    WHERE (f.id = ${userId}::uuid OR f.referred_by_id = ${userId}::uuid)
      AND f.status = 'active' AND f.email_verified_at IS NOT NULL
      AND r.status = 'active' AND r.email_verified_at IS NOT NULL AND r.role <> 'admin'
      AND EXISTS (SELECT 1 FROM reviews w LEFT JOIN vendors v ON v.id = w.vendor_id
        WHERE w.author_id = f.id AND w.status = 'published' AND v.user_id IS DISTINCT FROM r.id)
      AND NOT EXISTS (SELECT 1 FROM reward_entries e
        WHERE e.user_id = r.id AND e.reason = 'referral' AND e.source = f.id::text)
    ORDER BY r.id, f.id`);
}

/**
 * Credits a referrer once the friend has confirmed their address and published a review of another business; an
 * unconfirmed referrer waits. Call it after any of these changes.
 */
export async function creditReferrals(tx: Transaction, userId: string): Promise<void> {
  for (const { friendId, referrerId, firstName } of await findDueReferrals(tx, userId)) {
    const credit = { userId: referrerId, reason: "referral", source: friendId, whole: true } as const;
    const points = await creditPoints(tx, credit);
    if (points === 0) continue;
    await notify(tx, {
      userId: referrerId,
      type: "reward",
      title: `You earned ${points} points`,
      body: referralNotice(firstName),
      href: hrefs.rewards(),
      dedupeKey: referralKey(friendId),
    });
  }
}

export async function creditReview(
  tx: Transaction,
  { reviewId, authorId }: { reviewId: string; authorId: string },
): Promise<number> {
  const points = await creditPoints(tx, { userId: authorId, reason: "review", source: reviewId });
  await creditReferrals(tx, authorId);
  return points;
}

export async function creditConfirmedEmail(tx: Transaction, userId: string): Promise<void> {
  await creditProfile(tx, userId);
  await creditReferrals(tx, userId);
}
