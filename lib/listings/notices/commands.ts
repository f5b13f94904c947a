import "server-only";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/commands";
import { sql, type Transaction } from "@/lib/server/db";
import { noticeOf, type NoticeKind } from "./copy";

type Tell = {
  kind: NoticeKind;
  listingId: string;
  title: string;
  vendorUserId: string;
  reason?: string;
  expiresAt?: Date | null;
  /** The same key reaches the vendor once. */
  dedupeKey?: string;
};

type Person = { firstName: string; email: string; wantsSite: boolean; wantsEmail: boolean };

/** Tells a vendor about a listing on the site and by mail, as they chose, in the transaction of what happened. */
export async function tellVendor(tx: Transaction, notice: Tell): Promise<void> {
  const { kind, listingId, title, vendorUserId: userId, reason = "", expiresAt = null, dedupeKey } = notice;
  const type = kind === "expiring" || kind === "expired" ? "expiry" : "listing_decision";
  const [person] = await tx.$queryRaw<Person[]>(sql`
    SELECT u.first_name AS "firstName", u.email::text AS email, coalesce(p.site, true) AS "wantsSite",
      coalesce(p.email, true) AS "wantsEmail"
    FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = ${type}::notification_type
    WHERE u.id = ${userId}::uuid AND u.status <> 'deleted'`);
  if (!person) return;
  const { firstName, email, wantsSite, wantsEmail } = person;
  const facts = { firstName, listingId, title, reason, expiresAt: expiresAt?.toISOString() ?? null };
  const { mail, ...note } = noticeOf(kind, facts, siteOfMail());
  if (wantsEmail) await queueMail(tx, { userId, to: email, content: mail, dedupeKey });
  if (!wantsSite) return;
  await tx.notification.createMany({
    data: [{ userId, type, ...note, title: note.title.slice(0, 200), dedupeKey: dedupeKey ?? null }],
    skipDuplicates: true,
  });
}
