import "server-only";
import { deleteUnused } from "@/lib/documents/removal.rows";
import { isUploading, isInUse } from "@/lib/images/image-references.rows";
import { sql, type Transaction } from "@/lib/server/db";
import { closingCopy as copy } from "./closing.copy";

export async function deleteOwnRows(tx: Transaction, userId: string): Promise<void> {
  const where = { userId };
  await tx.session.deleteMany({ where });
  await tx.apiKey.deleteMany({ where });
  await tx.passwordResetToken.deleteMany({ where });
  await tx.emailChange.deleteMany({ where });
  await tx.totpCredential.deleteMany({ where });
  await tx.recoveryCode.deleteMany({ where });
  await tx.loginChallenge.deleteMany({ where });
  await tx.identity.deleteMany({ where });
  await tx.signInAlert.deleteMany({ where });
  await tx.passkey.deleteMany({ where });
  await tx.passkeyChallenge.deleteMany({ where });
  await tx.idempotencyKey.deleteMany({ where });
  await tx.favorite.deleteMany({ where });
  await tx.savedJob.deleteMany({ where });
  await tx.savedSearch.deleteMany({ where });
  await tx.notification.deleteMany({ where });
  await tx.notificationPreference.deleteMany({ where });
  await tx.unsubscribeToken.deleteMany({ where });
  await tx.digestItem.deleteMany({ where });
  await tx.heldNotice.deleteMany({ where });
  await tx.undo.deleteMany({ where: { actorId: userId } });
  await tx.quickReply.deleteMany({ where });
  await tx.heldMessage.deleteMany({ where: { senderId: userId } });
  await tx.member.deleteMany({ where });
  await tx.memberInvitation.deleteMany({ where: { invitedById: userId } });
  await tx.listingRevision.updateMany({ where: { authorId: userId }, data: { authorId: null } });
  await tx.listingImport.updateMany({ where: { createdById: userId }, data: { createdById: null } });
  await tx.calendarFeed.deleteMany({ where });
  await tx.upload.deleteMany({ where });
  await tx.message.updateMany({ where: { writtenById: userId }, data: { writtenById: null } });
  await tx.caseStatement.updateMany({ where: { writtenById: userId }, data: { writtenById: null } });
  await tx.liveEvent.deleteMany({ where });
  await tx.liveEventCounter.deleteMany({ where });
  await tx.mail.deleteMany({ where });
  await tx.buyerRating.deleteMany({ where: { buyerId: userId } });
  await tx.review.deleteMany({
    where: { authorId: userId, status: { in: ["pending", "scheduled", "rejected", "deleted"] } },
  });
  await tx.user.updateMany({ where: { referredById: userId }, data: { referredById: null } });
}

/**
 * Hides jobs and clears their company details, but retains titles for applicants. Deletes jobs that were never public
 * and have no applications or messages.
 */
export async function closeJobs(tx: Transaction, userId: string): Promise<void> {
  const mine = sql`poster_id = ${userId}::uuid`;
  await tx.rows(sql`
    DELETE FROM jobs j WHERE ${mine} AND published_at IS NULL
      AND NOT EXISTS (SELECT FROM job_applications a WHERE a.job_id = j.id)
      AND NOT EXISTS (SELECT FROM conversations c WHERE c.job_id = j.id)`);
  await tx.rows(sql`
    DELETE FROM job_questions q USING jobs j WHERE j.id = q.job_id AND j.${mine}
      AND NOT EXISTS (SELECT FROM job_answers a WHERE a.question_id = q.id)`);
  await tx.rows(sql`
    WITH own AS (
      SELECT id, status, is_barred_poster(poster_id) AS barred FROM jobs
      WHERE ${mine} AND (company <> ${copy.deletedName} OR hidden_at IS NULL) FOR UPDATE),
    ended AS (
      UPDATE jobs j SET apply_method = 'site', apply_email = NULL, apply_url = NULL, status_before_suspension = NULL,
        title = CASE WHEN is_filled(title) THEN title ELSE ${copy.deletedText} END,
        category = CASE WHEN is_filled(category) THEN category ELSE ${copy.deletedText} END,
        company = ${copy.deletedName}, company_about = '', logo_image_id = NULL, description = ${copy.deletedText},
        location = '', state = NULL, hidden_at = coalesce(hidden_at, now()), hidden_reason = ${copy.reason},
        status = CASE WHEN own.status IN ('open', 'filled', 'closed', 'expired') OR (own.status = 'paused' AND NOT own.barred)
          THEN 'closed' ELSE 'rejected' END::job_status, updated_at = now(), version = version + 1
      FROM own WHERE own.id = j.id RETURNING j.id, own.status AS before, j.status)
    INSERT INTO job_events (id, job_id, actor_id, action, from_status, to_status)
    SELECT gen_random_uuid(), id, ${userId}::uuid, 'close', before, status FROM ended
    WHERE before NOT IN ('filled', 'closed', 'rejected')`);
}

/**
 * Retains applications in the poster's list and deletes CVs that no message uses. The caller removes the returned files
 * after the commit.
 */
export async function removeApplications(tx: Transaction, userId: string): Promise<string[]> {
  const mine = sql`${userId}::uuid`;
  await tx.rows(sql`
    DELETE FROM job_answers WHERE application_id IN (SELECT id FROM job_applications WHERE applicant_id = ${mine})`);
  await tx.rows(sql`
    UPDATE job_applications SET note = '', poster_note = '', document_id = NULL, updated_at = now(),
      status = CASE WHEN status IN ('hired', 'rejected') THEN status ELSE 'withdrawn' END
    WHERE applicant_id = ${mine}`);
  return deleteUnused(tx, sql`d.owner_id = ${mine}`);
}

/** Clears the business except its name and listing titles, which deals and reviews reference. */
export async function closeBusiness(tx: Transaction, vendorId: string): Promise<void> {
  const id = sql`${vendorId}::uuid`;
  await tx.advertisement.deleteMany({ where: { vendorId } });
  await tx.webhookEndpoint.deleteMany({ where: { vendorId } });
  await tx.member.deleteMany({ where: { vendorId } });
  await tx.memberInvitation.deleteMany({ where: { vendorId } });
  await tx.appointmentHours.deleteMany({ where: { vendorId } });
  await tx.importMapping.deleteMany({ where: { vendorId } });
  await tx.buyerRating.deleteMany({ where: { vendorId } });
  await tx.listingImport.deleteMany({ where: { vendorId } });
  await tx.listingRevision.deleteMany({ where: { listing: { vendorId } } });
  await tx.listingImage.deleteMany({ where: { listing: { vendorId } } });
  await tx.rows(sql`
    UPDATE listings SET status = 'removed', status_before_suspension = NULL, updated_at = now(), version = version + 1,
      description = '', location = '', city = NULL, street = NULL, street_public = false, details = '{}',
      vin = NULL, sku = NULL, minimum_offer_cents = NULL, low_stock_at = NULL
    WHERE vendor_id = ${id} AND (status <> 'removed' OR description <> '' OR location <> '' OR city IS NOT NULL
      OR street IS NOT NULL OR details <> '{}' OR num_nonnulls(vin, sku, minimum_offer_cents, low_stock_at) > 0)`);
  await tx.rows(sql`
    UPDATE reviews SET reply_text = NULL, replied_at = NULL WHERE vendor_id = ${id} AND reply_text IS NOT NULL`);
  await tx.rows(sql`
    UPDATE vendors SET phone = '', about = '', hours = '{}', website = NULL, city = NULL, state = NULL,
      logo_image_id = NULL, banner_image_id = NULL, holiday_message = '', holiday_until = NULL,
      status = CASE WHEN status = 'pending' THEN 'rejected'::vendor_status
        WHEN status = 'approved' THEN 'suspended'::vendor_status ELSE status END,
      decision_reason = ${copy.reason}, updated_at = now()
    WHERE id = ${id}`);
  await tx.rows(sql`
    UPDATE vendor_applications SET phone = '', note = '', updated_at = now(),
      status = CASE WHEN status = 'pending' THEN 'rejected'::application_status ELSE status END,
      reason = CASE WHEN status = 'pending' THEN ${copy.reason} ELSE reason END,
      decided_at = coalesce(decided_at, now())
    WHERE vendor_id = ${id}`);
}

export async function deleteSearchArrivals(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(sql`
    DELETE FROM job_arrivals a USING jobs j WHERE j.id = a.job_id AND j.poster_id = ${userId}::uuid`);
  await tx.rows(sql`
    DELETE FROM search_arrivals a USING listings l, vendors v
    WHERE l.id = a.listing_id AND v.id = l.vendor_id AND v.user_id = ${userId}::uuid`);
}

export async function deleteImages(tx: Transaction, userId: string): Promise<string[]> {
  const removed = await tx.rows<{ name: string }>(sql`
    DELETE FROM images i WHERE i.owner_id = ${userId}::uuid
      AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.image_id = i.id)
      AND NOT ${isUploading(sql`i.name`)} AND NOT ${isInUse}
    RETURNING i.name`);
  await tx.rows(sql`UPDATE images SET owner_id = NULL WHERE owner_id = ${userId}::uuid`);
  return removed.map(({ name }) => name);
}
