import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { authCopy } from "@/lib/auth/copy";
import { requirePassword } from "@/lib/auth/credentials/password.commands";
import { requireCode } from "@/lib/auth/credentials/second-step.commands";
import { lockSignedIn } from "@/lib/auth/credentials/signed-in.commands";
import { removeFiles } from "@/lib/documents/removal.commands";
import { retainAddressBlocks } from "@/lib/messages/blocks/blocks.rows";
import { endDealsOfClosedAccount } from "@/lib/messages/deals/ending.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { accountClosedMail } from "@/lib/notifications/mail/mail.copy";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { enqueueIn } from "@/lib/server/queue";
import { ownVendorId, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { endPlan } from "@/lib/subscriptions/billing/plan.commands";
import { lockVendor } from "@/lib/users/locking.rows";
import { closingCopy } from "./closing.copy";
import { erase, erasureTask } from "./erasure.commands";
import { isLastAdmin } from "./rules";

async function cancelOpenItems(tx: Transaction, userId: string): Promise<void> {
  const mine = sql`${userId}::uuid`;
  await endDealsOfClosedAccount(tx, userId);
  await tx.rows(sql`
    UPDATE reward_redemptions SET status = 'cancelled', handled_at = now()
    WHERE user_id = ${mine} AND status = 'requested'`);
}

type CloseRequest = { viewer: Viewer; headers: Headers; email: string };

async function close(tx: Transaction, { viewer, headers, email }: CloseRequest): ReturnType<typeof erase> {
  const { id } = viewer;
  const vendorId = ownVendorId(viewer);
  await recordAudit(tx, {
    actor: { id, username: "deleted account" },
    action: "user.close",
    subjectType: "user",
    subjectId: id,
    summary: "The person deleted the account",
    headers,
  });
  await cancelOpenItems(tx, id);
  await retainAddressBlocks(tx, { userId: id, email });
  await tx.memberInvitation.deleteMany({ where: { email } });
  const files = await erase(tx, { id, vendorId });
  if (vendorId) await endPlan(tx, vendorId);
  await queueMail(tx, {
    userId: null,
    to: email,
    content: accountClosedMail(await siteOfMail(tx)),
  });
  await enqueueIn(tx, erasureTask, {});
  return files;
}

type CloseInput = { password: string; code?: string; headers: Headers };

export async function closeOwnAccount(
  viewer: Viewer,
  { password, code, headers }: CloseInput,
): Promise<void> {
  const checked = await requirePassword({ userId: viewer.id, password, field: "password" });
  await requireCode(viewer, code);
  const files = await transaction(
    async (tx) => {
      // Locked first, so that concurrent writes by the person or business either finish before or fail.
      const person = await lockSignedIn(tx, viewer);
      if (person.passwordHash !== checked) throw new AppError("not_signed_in", authCopy.sessionExpired);
      const vendorId = ownVendorId(viewer);
      if (vendorId) await lockVendor(tx, vendorId);
      return close(tx, { viewer, headers, email: person.email });
    },
    { slow: true },
  ).catch((error: unknown) => {
    throw isLastAdmin(error) ? new AppError("conflict", closingCopy.lastAdmin, { cause: error }) : error;
  });
  await removeFiles(files);
  log.warn({ event: "account_closed", userId: viewer.id });
  await scheduleMail();
}
