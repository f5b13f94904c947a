import "server-only";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { recordAudit } from "@/lib/audit/rows";
import { authCopy } from "@/lib/auth/copy";
import { requirePassword } from "@/lib/auth/credentials/password.commands";
import { requireCode } from "@/lib/auth/credentials/second-step.commands";
import { lockSignedIn } from "@/lib/auth/credentials/signed-in.rows";
import { removeFiles } from "@/lib/documents/removal.commands";
import { imageFiles } from "@/lib/images/rules";
import { jobsTag, jobTag } from "@/lib/jobs/rules";
import { listingsTag, listingTag } from "@/lib/listings/rules";
import { keepBlocksOfAddress } from "@/lib/messages/blocks.rows";
import { endTalksOf } from "@/lib/messages/ending.rows";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail.rows";
import { accountClosedMail } from "@/lib/notifications/mail.copy";
import { tagsOfReviewer } from "@/lib/reviews/author.rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { endPlan } from "@/lib/subscriptions/commands";
import { lockVendor } from "@/lib/subscriptions/locking.rows";
import { vendorTag } from "@/lib/vendors/rules";
import { closingCopy } from "./closing.copy";
import {
  closeBusiness,
  endJobs,
  forgetArrivals,
  forgetNames,
  removeApplications,
  removeOwn,
  removePictures,
} from "./closing.rows";
import { isLastAdmin } from "./rules";

/** What is still open with others ends; what was agreed stays. */
async function endOpen(tx: Transaction, userId: string): Promise<void> {
  const mine = sql`${userId}::uuid`;
  await endTalksOf(tx, userId);
  await tx.rows(sql`
    UPDATE reward_redemptions SET status = 'cancelled', handled_at = now()
    WHERE user_id = ${mine} AND status = 'requested'`);
}

async function emptyPerson(tx: Transaction, userId: string): Promise<void> {
  const mark = userId.replaceAll("-", "");
  await tx.user.update({
    where: { id: userId },
    data: {
      username: `deleted-${mark}`,
      email: `${mark}@deleted.invalid`,
      emailVerifiedAt: null,
      firstName: closingCopy.deletedName,
      lastName: "",
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

type Erasing = { viewer: Viewer; headers: Headers; email: string };

/** Picture files removed during the request; the daily sweep removes the rest. */
const picturesAtOnce = 500;

/** Stored file names by area. */
type Files = { documents: string[]; uploads: string[] };

async function erase(tx: Transaction, { viewer, headers, email }: Erasing): Promise<Files> {
  const { id, vendorId } = viewer;
  await recordAudit(tx, {
    actor: { id, username: "deleted account" },
    action: "user.close",
    subjectType: "user",
    subjectId: id,
    summary: "The person deleted the account",
    headers,
  });
  await endOpen(tx, id);
  await forgetNames(tx, id);
  await keepBlocksOfAddress(tx, { userId: id, email });
  await removeOwn(tx, id);
  await endJobs(tx, id);
  const documents = await removeApplications(tx, id);
  await emptyPerson(tx, id);
  if (vendorId) await closeBusiness(tx, vendorId);
  if (vendorId) await endPlan(tx, vendorId);
  await forgetArrivals(tx, id);
  const pictures = await removePictures(tx, id);
  await queueMail(tx, {
    userId: null,
    to: email,
    content: accountClosedMail(await siteOfMail(tx)),
  });
  return { documents, uploads: pictures.flatMap(imageFiles).slice(0, picturesAtOnce) };
}

type CloseInput = { password: string; code?: string; headers: Headers };

/** Deletes the viewer's own account as lib/account/closing.copy tells them; the last admin is refused with 409. */
export async function closeOwnAccount(
  viewer: Viewer,
  { password, code, headers }: CloseInput,
): Promise<void> {
  const checked = await requirePassword({ userId: viewer.id, password, field: "password" });
  await requireCode(viewer, code);
  const files = await transaction(async (tx) => {
    // Locks these first so that concurrent writes finish before the deletion or fail.
    const person = await lockSignedIn(tx, viewer);
    if (person.passwordHash !== checked) throw new AppError("not_signed_in", authCopy.sessionExpired);
    if (viewer.vendorId) await lockVendor(tx, viewer.vendorId);
    const pages = await findPages(tx, viewer);
    const gone = await erase(tx, { viewer, headers, email: person.email });
    await purge(pages, tx);
    return gone;
  }).catch((error: unknown) => {
    throw isLastAdmin(error) ? new AppError("conflict", closingCopy.lastAdmin, { cause: error }) : error;
  });
  await removeFiles(files);
  log.warn({ event: "account_closed", userId: viewer.id });
  await wakeMail();
}
