import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { resetMinutes } from "../rules";
import type { LinkSentDto } from "./issued.contract";
import { issuedCopy, issuedResetMail } from "./issued.copy";
import { createResetLink } from "./reset.commands";

type Issue = { admin: Viewer; account: string; headers: Headers };

type ActiveAccount = { id: string; username: string; firstName: string; lastName: string; email: string };

/**
 * Emails a one-time reset link to the account's own address and revokes older ones; the admin never sees it and can't
 * sign in as the user. Throws 422 without an active account.
 */
export async function issueLink({ admin, account, headers }: Issue): Promise<LinkSentDto> {
  const sent = await transaction(async (tx) => {
    const column = account.includes("@") ? sql`email` : sql`username`;
    const [person] = await tx.rows<ActiveAccount>(sql`
      SELECT id::text, username::text, first_name AS "firstName", last_name AS "lastName", email::text
      FROM users WHERE ${column} = ${account}::citext AND status = 'active' FOR NO KEY UPDATE`);
    if (!person) {
      throw new AppError("rule_broken", issuedCopy.unknown, { fields: { account: issuedCopy.unknown } });
    }
    const { id, username, firstName, lastName, email } = person;
    await recordAudit(tx, {
      actor: admin,
      action: "user.reset-link",
      subjectType: "user",
      subjectId: id,
      summary: `A reset link was emailed to ${username}`,
      state: { before: { "reset link": null }, after: { "reset link": "emailed" } },
      headers,
    });
    const link = await createResetLink(tx, { userId: id, issuedById: admin.id });
    const content = issuedResetMail(await siteOfMail(tx), {
      firstName,
      username,
      link,
      minutes: resetMinutes,
    });
    await queueMail(tx, { userId: id, to: email, content });
    const expiresAt = new Date(Date.now() + resetMinutes * 60_000).toISOString();
    return { person: { id, username, name: `${firstName} ${lastName}` }, expiresAt };
  });
  log.warn({ event: "reset_link_issued", userId: sent.person.id, by: admin.id });
  await scheduleMail();
  return sent;
}
