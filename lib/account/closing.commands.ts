import "server-only";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { recordAudit } from "@/lib/audit/rows";
import { authCopy } from "@/lib/auth/copy";
import { requirePassword } from "@/lib/auth/credentials/password.commands";
import { requireCode } from "@/lib/auth/credentials/second-step.commands";
import { lockSignedIn } from "@/lib/auth/credentials/signed-in.rows";
import { jobsTag, jobTag } from "@/lib/jobs/rules";
import { listingsTag, listingTag } from "@/lib/listings/rules";
import { endTalksOf } from "@/lib/messages/ending.rows";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail.rows";
import { accountClosedMail } from "@/lib/notifications/mail.copy";
import { tagsOfReviewer } from "@/lib/reviews/author.rows";
import { purge } from "@/lib/server/cache";
import { connectTimeout } from "@/lib/server/connection";
import { raw, sql, transaction, type Transaction } from "@/lib/server/db";
import { removeFilesAlone } from "@/lib/server/file-lock";
import { log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { endPlan } from "@/lib/subscriptions/commands";
import { lockVendor } from "@/lib/subscriptions/locking.rows";
import { vendorTag } from "@/lib/vendors/rules";
import { closingCopy } from "./closing.copy";
import { isLastAdmin } from "./rules";

/** Rows that exist for this person alone. */
async function removeOwn(tx: Transaction, userId: string): Promise<void> {
  const where = { userId };
  await tx.session.deleteMany({ where });
  await tx.passwordResetToken.deleteMany({ where });
  await tx.emailChange.deleteMany({ where });
  await tx.totpCredential.deleteMany({ where });
  await tx.recoveryCode.deleteMany({ where });
  await tx.loginChallenge.deleteMany({ where });
  await tx.idempotencyKey.deleteMany({ where });
  await tx.favorite.deleteMany({ where });
  await tx.savedSearch.deleteMany({ where });
  await tx.jobSearch.deleteMany({ where });
  await tx.notification.deleteMany({ where });
  await tx.notificationPreference.deleteMany({ where });
  await tx.digestItem.deleteMany({ where });
  await tx.quickReply.deleteMany({ where });
  await tx.block.deleteMany({ where: { OR: [{ blockerId: userId }, { blockedId: userId }] } });
  await tx.mail.deleteMany({ where });
  await tx.review.deleteMany({ where: { authorId: userId, status: { in: ["pending", "rejected"] } } });
}

/** What is still open with others ends; what was agreed stays. */
async function endOpen(tx: Transaction, userId: string): Promise<void> {
  const mine = sql`${userId}::uuid`;
  await endTalksOf(tx, userId);
  await tx.rows(sql`
    UPDATE reward_redemptions SET status = 'cancelled', handled_at = now()
    WHERE user_id = ${mine} AND status = 'requested'`);
}

/**
 * Jobs that the public saw end as closed; the others, which nobody has reviewed as they are, never come to the site. Those
 * that nobody applied to or wrote about are deleted where they were never shown.
 */
async function endJobs(tx: Transaction, userId: string): Promise<void> {
  const mine = sql`poster_id = ${userId}::uuid`;
  // What is no draft says all of these.
  const said = (column: string) =>
    sql`CASE WHEN is_filled(j.${raw(column)}) THEN j.${raw(column)} ELSE 'Deleted' END`;
  await tx.rows(sql`
    DELETE FROM jobs j WHERE ${mine} AND published_at IS NULL
      AND NOT EXISTS (SELECT FROM job_applications a WHERE a.job_id = j.id)
      AND NOT EXISTS (SELECT FROM conversations c WHERE c.job_id = j.id)`);
  await tx.rows(sql`
    WITH own AS (SELECT id, status, is_barred_poster(poster_id) AS barred FROM jobs WHERE ${mine} FOR UPDATE),
    ended AS (
      UPDATE jobs j SET apply_method = 'site', apply_email = NULL, apply_url = NULL, status_before_suspension = NULL,
        title = ${said("title")}, company = ${said("company")}, category = ${said("category")},
        description = ${said("description")},
        status = CASE WHEN own.status IN ('open', 'filled', 'closed', 'expired') OR (own.status = 'paused' AND NOT own.barred)
          THEN 'closed' ELSE 'rejected' END::job_status, updated_at = now(), version = version + 1
      FROM own WHERE own.id = j.id RETURNING j.id, own.status AS before, j.status)
    INSERT INTO job_events (id, job_id, actor_id, action, from_status, to_status)
    SELECT gen_random_uuid(), id, ${userId}::uuid, 'close', before, status FROM ended
    WHERE before NOT IN ('filled', 'closed', 'rejected')`);
}

/** Applications stay as a line in the poster's list; CVs that are in no message go. Returns their files. */
async function removeApplications(tx: Transaction, userId: string): Promise<string[]> {
  const mine = sql`${userId}::uuid`;
  await tx.rows(sql`
    DELETE FROM job_answers WHERE application_id IN (SELECT id FROM job_applications WHERE applicant_id = ${mine})`);
  await tx.rows(sql`
    UPDATE job_applications SET note = '', poster_note = '', document_id = NULL, updated_at = now(),
      status = CASE WHEN status IN ('hired', 'rejected') THEN status ELSE 'withdrawn' END
    WHERE applicant_id = ${mine}`);
  const removed = await tx.rows<{ file: string }>(sql`
    DELETE FROM documents d WHERE d.owner_id = ${mine}
      AND NOT EXISTS (SELECT 1 FROM message_attachments m WHERE m.document_id = d.id)
    RETURNING d.name || CASE d.kind WHEN 'pdf' THEN '.pdf' ELSE '.webp' END AS file`);
  return removed.map(({ file }) => file);
}

/** The business keeps its name, because deals and reviews name it, and loses everything else. */
async function closeBusiness(tx: Transaction, vendorId: string): Promise<void> {
  const id = sql`${vendorId}::uuid`;
  await tx.rows(sql`
    UPDATE advertisements SET status = 'ended', status_before_suspension = NULL, version = version + 1
    WHERE vendor_id = ${id} AND status <> 'ended' AND status <> 'rejected'`);
  await tx.rows(sql`
    UPDATE listings SET status = 'removed', status_before_suspension = NULL, updated_at = now(), version = version + 1
    WHERE vendor_id = ${id} AND status <> 'removed'`);
  await tx.rows(sql`
    UPDATE vendors SET phone = '', about = '', hours = '{}', website = NULL, city = NULL, state = NULL,
      logo_image_id = NULL, banner_image_id = NULL, holiday_message = '', holiday_until = NULL,
      status = CASE WHEN status = 'pending' THEN 'rejected'::vendor_status
        WHEN status = 'approved' THEN 'suspended'::vendor_status ELSE status END,
      decision_reason = 'The account was deleted.', updated_at = now()
    WHERE id = ${id}`);
  await tx.rows(sql`
    UPDATE vendor_applications SET phone = '', note = '', updated_at = now(),
      status = CASE WHEN status = 'pending' THEN 'rejected'::application_status ELSE status END,
      reason = CASE WHEN status = 'pending' THEN 'The account was deleted.' ELSE reason END,
      decided_at = coalesce(decided_at, now())
    WHERE vendor_id = ${id}`);
}

async function emptyPerson(tx: Transaction, userId: string): Promise<void> {
  const mark = userId.replaceAll("-", "");
  await tx.user.update({
    where: { id: userId },
    data: {
      username: `deleted-${mark}`,
      email: `${mark}@deleted.invalid`,
      emailVerifiedAt: null,
      firstName: "Deleted",
      lastName: "User",
      phone: null,
      passwordHash: "",
      status: "deleted",
      deletedAt: new Date(),
      avatarImageId: null,
      referralCode: null,
      referredById: null,
    },
    select: { id: true },
  });
}

type Affected = { kind: "listing" | "job"; id: string };

async function findPages(tx: Transaction, viewer: Viewer): Promise<string[]> {
  const affected = await tx.rows<Affected>(sql`
    SELECT 'listing' AS kind, id FROM listings WHERE vendor_id = ${viewer.vendorId}::uuid
    UNION ALL SELECT 'job', id FROM jobs WHERE poster_id = ${viewer.id}::uuid`);
  return [
    listingsTag,
    jobsTag,
    advertisementsTag,
    ...(await tagsOfReviewer(tx, viewer.id)),
    ...(viewer.vendorId ? [vendorTag(viewer.vendorId)] : []),
    ...new Set(affected.map(({ kind, id }) => (kind === "job" ? jobTag(id) : listingTag(id)))),
  ];
}

type Erasing = { viewer: Viewer; headers: Headers; to: { email: string; firstName: string } };

async function erase(tx: Transaction, { viewer, headers, to }: Erasing): Promise<string[]> {
  const { id, vendorId } = viewer;
  const { email, firstName } = to;
  await recordAudit(tx, {
    actor: { id, username: "deleted account" },
    action: "user.close",
    subjectType: "user",
    subjectId: id,
    summary: "The person deleted the account",
    headers,
  });
  await removeOwn(tx, id);
  await endOpen(tx, id);
  await endJobs(tx, id);
  const files = await removeApplications(tx, id);
  await emptyPerson(tx, id);
  if (vendorId) await closeBusiness(tx, vendorId);
  if (vendorId) await endPlan(tx, vendorId);
  await queueMail(tx, {
    userId: null,
    to: email,
    content: accountClosedMail(await siteOfMail(tx), { firstName }),
  });
  return files;
}

type CloseInput = { password: string; code?: string; headers: Headers };

/** Deletes the viewer's own account as lib/account/closing.copy tells them; the last admin is refused with 409. */
export async function closeOwnAccount(
  viewer: Viewer,
  { password, code, headers }: CloseInput,
): Promise<void> {
  const checked = await requirePassword({ userId: viewer.id, password, field: "password" });
  await requireCode(viewer.id, code);
  try {
    const files = await transaction(async (tx) => {
      // Held first: what the person or the business writes meanwhile comes before all of this, or not at all.
      const person = await lockSignedIn(tx, viewer);
      if (person.passwordHash !== checked) throw new AppError("not_signed_in", authCopy.sessionExpired);
      if (viewer.vendorId) await lockVendor(tx, viewer.vendorId);
      const pages = await findPages(tx, viewer);
      const gone = await erase(tx, { viewer, headers, to: person });
      await purge(pages, tx);
      return gone;
    });
    // Where a backup copies, the sweep takes them after it.
    await removeFilesAlone(
      async () => {
        for (const file of files) await storage.remove("documents", file);
      },
      { within: connectTimeout },
    );
  } catch (error) {
    throw isLastAdmin(error) ? new AppError("conflict", closingCopy.lastAdmin, { cause: error }) : error;
  }
  log.warn({ event: "account_closed", userId: viewer.id });
  await wakeMail();
}
