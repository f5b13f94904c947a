import "server-only";
import type { JobStatus } from "@/lib/jobs/rules";
import { publicStatuses, type ListingStatus } from "@/lib/listings/rules";
import { sql, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { messageCopy } from "@/lib/messages/copy";
import { contactableListingStatuses } from "@/lib/messages/rules";
import type { Subject } from "./subject.rows";

async function ownerOfListing(tx: Transaction, id: string): Promise<string> {
  const [found] = await tx.rows<{ ownerId: string; status: ListingStatus }>(sql`
    SELECT v.user_id AS "ownerId", l.status FROM listings l JOIN vendors v ON v.id = l.vendor_id
    WHERE l.id = ${id}::uuid AND l.status::text = ANY(${[...publicStatuses]}) AND v.status = 'approved'`);
  if (!found) throw new AppError("not_found", messageCopy.unknownListing);
  if (!contactableListingStatuses.includes(found.status))
    throw new AppError("conflict", messageCopy.listingGone);
  return found.ownerId;
}

async function ownerOfVendor(tx: Transaction, id: string): Promise<string> {
  const [found] = await tx.rows<{ ownerId: string }>(sql`
    SELECT user_id AS "ownerId" FROM vendors WHERE id = ${id}::uuid AND status = 'approved'`);
  if (!found) throw new AppError("not_found", messageCopy.unknownVendor);
  return found.ownerId;
}

async function ownerOfJob(tx: Transaction, id: string): Promise<string> {
  const [found] = await tx.rows<{ ownerId: string; status: JobStatus }>(sql`
    SELECT poster_id AS "ownerId", status FROM jobs
    WHERE id = ${id}::uuid AND hidden_at IS NULL AND status IN ('open', 'filled', 'closed', 'expired')`);
  if (!found) throw new AppError("not_found", messageCopy.unknownJob);
  if (found.status !== "open") throw new AppError("conflict", messageCopy.jobGone);
  return found.ownerId;
}

export async function findAddressee(tx: Transaction, subject: Subject): Promise<string> {
  if (subject.listingId) return ownerOfListing(tx, subject.listingId);
  if (subject.jobId) return ownerOfJob(tx, subject.jobId);
  return ownerOfVendor(tx, subject.vendorId ?? "");
}
