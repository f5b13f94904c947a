import "server-only";
import { sql, type Transaction } from "@/lib/server/db";

export type Link = { issuer: string; subject: string; email: string };

type IdentityOwner = { userId: string; status: "active" | "suspended" | "deleted"; secondStep: boolean };

export async function touchIdentity(
  tx: Pick<Transaction, "rows">,
  { issuer, subject }: Omit<Link, "email">,
): Promise<IdentityOwner | null> {
  const [known] = await tx.rows<IdentityOwner>(sql`
    UPDATE identities i SET last_used_at = now() FROM users u
    WHERE i.issuer = ${issuer} AND i.subject = ${subject} AND u.id = i.user_id AND u.status <> 'deleted'
    RETURNING u.id AS "userId", u.status,
      EXISTS (SELECT 1 FROM totp_credentials t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "secondStep"`);
  return known ?? null;
}
