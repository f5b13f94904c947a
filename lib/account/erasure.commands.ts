import "server-only";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { removeFiles } from "@/lib/documents/removal.commands";
import { imageFiles } from "@/lib/images/rules";
import { jobsTag, jobTag } from "@/lib/jobs/rules";
import { listingsTag, listingTag } from "@/lib/listings/rules";
import { reviewerTags } from "@/lib/reviews/author.rows";
import { purge } from "@/lib/server/cache";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processEach } from "@/lib/server/batch-processing";
import { taskName } from "@/lib/shared/task";
import { vendorTag } from "@/lib/vendors/rules";
import { closingCopy } from "./closing.copy";
import {
  closeBusiness,
  closeJobs,
  deleteSearchArrivals,
  removeApplications,
  deleteOwnRows,
  deleteImages,
} from "./closing.rows";
import { removeNames } from "./names.commands";

export const erasureTask = taskName<Record<string, never>>("account-erasures");

type Person = { id: string; vendorId: string | null };

type Files = { documents: string[]; uploads: string[] };

const maxInlineFiles = 500;

async function findPages(tx: Transaction, { id, vendorId }: Person): Promise<string[]> {
  const affected = await tx.rows<{ kind: "listing" | "job"; id: string }>(sql`
    SELECT 'listing' AS kind, id FROM listings WHERE vendor_id = ${vendorId}::uuid
    UNION ALL SELECT 'job', id FROM jobs WHERE poster_id = ${id}::uuid`);
  return [
    listingsTag,
    jobsTag,
    advertisementsTag,
    ...(await reviewerTags(tx, id)),
    ...(vendorId ? [vendorTag(vendorId)] : []),
    ...new Set(affected.map((one) => (one.kind === "job" ? jobTag(one.id) : listingTag(one.id)))),
  ];
}

async function emptyPerson(tx: Transaction, userId: string): Promise<void> {
  const mark = userId.replaceAll("-", "");
  const { deletedAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { deletedAt: true },
  });
  await tx.user.update({
    where: { id: userId },
    data: {
      username: `deleted-${mark}`,
      email: `${mark}@deleted.invalid`,
      emailVerifiedAt: null,
      firstName: closingCopy.deletedName,
      lastName: "",
      phone: null,
      timeZone: null,
      quietFrom: null,
      quietUntil: null,
      passwordHash: "",
      status: "deleted",
      deletedAt: deletedAt ?? new Date(),
      avatarImageId: null,
      referralCode: null,
      referredById: null,
    },
    select: { id: true },
  });
}

/** Removes personal data according to `columnRetention`. The caller deletes the returned files after the commit. */
export async function erase(tx: Transaction, person: Person): Promise<Files> {
  const { id, vendorId } = person;
  const pages = await findPages(tx, person);
  await deleteOwnRows(tx, id);
  await closeJobs(tx, id);
  const documents = await removeApplications(tx, id);
  await emptyPerson(tx, id);
  if (vendorId) await closeBusiness(tx, vendorId);
  await deleteSearchArrivals(tx, id);
  const pictures = await deleteImages(tx, id);
  await purge(pages, tx);
  return { documents, uploads: pictures.flatMap(imageFiles).slice(0, maxInlineFiles) };
}

async function finish(person: Person): Promise<void> {
  await removeFiles(await transaction((tx) => erase(tx, person), { slow: true }));
  if (!(await removeNames(person.id))) return;
  await rows(sql`UPDATE users SET erased_at = now() WHERE id = ${person.id}::uuid`);
  log.info({ event: "account_erased", userId: person.id });
}

/**
 * Completes pending erasures, including those of accounts deleted by earlier versions. Idempotent; failures are retried
 * on the next run.
 */
export async function finishErasures(): Promise<void> {
  const due = await rows<Person>(sql`
    SELECT u.id::text AS id, v.id::text AS "vendorId" FROM users u LEFT JOIN vendors v ON v.user_id = u.id
    WHERE u.status = 'deleted' AND u.erased_at IS NULL ORDER BY u.id`);
  await processEach("account_not_erased", due, finish);
}
