import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { posterTags } from "@/lib/jobs/poster.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { accountReinstatedMail } from "@/lib/notifications/mail/mail.copy";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { syncSuspension } from "@/lib/subscriptions/billing/plan.commands";
import { businessSuspendedWith, reopenBusiness } from "./business.rows";

const batchSize = 50;

type ExpiredSuspension = {
  id: string;
  username: string;
  firstName: string;
  email: string;
  vendorId: string | null;
};

function lockDue(tx: Transaction, { limit, skip }: Portion): Promise<ExpiredSuspension[]> {
  return tx.rows<ExpiredSuspension>(sql`
    SELECT u.id::text, u.username::text, u.first_name AS "firstName", u.email::text,
      ${businessSuspendedWith} AS "vendorId"
    FROM users u
    WHERE u.status = 'suspended' AND u.suspended_until <= now() AND u.id <> ALL(${skip}::uuid[])
    ORDER BY u.suspended_until LIMIT ${limit}::int FOR UPDATE OF u SKIP LOCKED`);
}

async function end(
  tx: Transaction,
  { id, username, firstName, email, vendorId }: ExpiredSuspension,
): Promise<void> {
  await recordAudit(tx, {
    actor: { id: null, username: "schedule" },
    action: "user.suspension-end",
    subjectType: "user",
    subjectId: id,
    summary: `The suspension of ${username} ended`,
  });
  await tx.user.update({
    where: { id },
    data: { status: "active", suspendedReason: null, suspendedAt: null, suspendedUntil: null },
    select: { id: true },
  });
  if (vendorId) {
    await reopenBusiness(tx, { vendorId, actorId: null });
    await syncSuspension(tx, vendorId);
  }
  await purge(await posterTags(tx, id), tx);
  await queueMail(tx, {
    userId: id,
    to: email,
    content: accountReinstatedMail(await siteOfMail(tx), { firstName }),
  });
}

export async function endDueSuspensions(): Promise<number> {
  const total = await processInBatches("suspension_not_ended", batchSize, (portion) =>
    transaction(async (tx) => {
      const due = await lockDue(tx, portion);
      portion.take(due.map(({ id }) => id));
      for (const person of due) await end(tx, person);
    }),
  );
  if (total === 0) return total;
  log.info({ event: "suspensions_ended", total });
  await scheduleMail();
  return total;
}
