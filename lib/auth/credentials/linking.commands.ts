import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { signInLinkedMail } from "@/lib/notifications/mail/mail.copy";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { sql, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { identityCopy } from "./identities.copy";
import type { Link } from "./identities.rows";

type Person = { username: string; to: string; firstName: string; confirmed: boolean };

type LinkInput = Link & { userId: string; headers: Headers; passwordHash?: string; isNew?: true };

/**
 * Links an identity to a user who has proved ownership and notifies them by email. Throws 403 without a confirmed
 * address, 409 if the identity or the account is already linked; returns null if the account is inactive or has a new
 * password.
 */
export async function linkIdentity(tx: Transaction, input: LinkInput): Promise<true | null> {
  const { userId, issuer, subject, email, headers, passwordHash } = input;
  const [person] = await tx.rows<Person>(sql`
    SELECT username::text AS username, email::text AS "to", first_name AS "firstName",
      email_verified_at IS NOT NULL AS confirmed
    FROM users
    WHERE id = ${userId}::uuid AND status = 'active'
      AND password_hash = coalesce(${passwordHash ?? null}, password_hash) FOR NO KEY UPDATE`);
  if (!person) return null;
  if (!person.confirmed) throw new AppError("forbidden", identityCopy.unconfirmed);
  await recordAudit(tx, {
    actor: { id: userId, username: person.username },
    action: "user.link_sign_in",
    subjectType: "user",
    subjectId: userId,
    summary: `${person.username} linked a sign-in with ${issuer}`,
    headers,
  });
  const [linked] = await tx.rows(sql`
    INSERT INTO identities (id, user_id, issuer, subject, email)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${issuer}, ${subject}, ${email}::citext)
    ON CONFLICT DO NOTHING RETURNING id`);
  if (!linked) throw await findObstacle(tx, input);
  if (input.isNew) return true;
  const content = signInLinkedMail(await siteOfMail(tx), { ...person, provider: new URL(issuer).host });
  await queueMail(tx, { userId, to: person.to, content });
  return true;
}

async function findObstacle(tx: Transaction, { issuer, subject }: LinkInput): Promise<AppError> {
  const [existingIdentity] = await tx.rows(sql`
    SELECT 1 FROM identities WHERE issuer = ${issuer} AND subject = ${subject}`);
  return new AppError("conflict", existingIdentity ? identityCopy.otherAccount : identityCopy.oneEach);
}
