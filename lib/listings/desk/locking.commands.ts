import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { LockedVendor } from "@/lib/users/locking.rows";
import { lifecycleCopy } from "./lifecycle.copy";
import { findVendorOfListing, lockOwnedListing, type LockedListing } from "./lifecycle.rows";
import { actorOf, type Actor } from "./lifecycle.rules";

/** Throws not_found for anyone but the vendor and admins. */
export async function lockListing(tx: Transaction, id: string, viewer: Viewer): Promise<LockedListing> {
  const vendorId = await findVendorOfListing(tx, id);
  const actor = vendorId ? actorOf(viewer, vendorId) : "other";
  if (!vendorId || actor === "other") throw new AppError("not_found", lifecycleCopy.notFound);
  const listing = await lockOwnedListing(tx, { id, vendorId });
  if (!listing) throw new AppError("not_found", lifecycleCopy.notFound);
  return { ...listing, actor };
}

/** Rechecks under the lock, because the vendor may have been suspended since the request began. */
export function assertVendorApproved(vendor: LockedVendor, actor: Actor): void {
  if (vendor.status === "approved") return;
  if (actor === "owner") throw new AppError("forbidden", lifecycleCopy.vendorNotApproved);
  throw new AppError("conflict", lifecycleCopy.vendorSuspended);
}
