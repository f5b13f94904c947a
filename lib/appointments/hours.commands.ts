import "server-only";
import { listingTag } from "@/lib/listings/rules";
import { refresh } from "@/lib/server/cache";
import { empty, sql, transaction, type Transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import { AppError } from "@/lib/shared/app-error";
import { lockVendor } from "@/lib/users/locking.rows";
import type { HoursBody, HoursDto } from "./contract";
import { appointmentCopy } from "./copy";
import { getHours } from "./hours.queries";

type Owner = { vendorId: string; listingId: string | undefined };

async function lockHours(tx: Transaction, { vendorId, listingId }: Owner) {
  const vendor = await lockVendor(tx, vendorId);
  const [listing] = listingId
    ? await tx.rows(sql`
        SELECT 1 FROM listings WHERE id = ${listingId}::uuid AND vendor_id = ${vendorId}::uuid
          AND category IN ('services', 'realestate') FOR KEY SHARE`)
    : [vendor];
  if (!vendor || !listing) throw new AppError("not_found", appointmentCopy.unknownListing);
  const [stored] = await tx.rows<{ id: string; updatedAt: Date }>(sql`
    SELECT id, updated_at AS "updatedAt" FROM appointment_hours
    WHERE vendor_id = ${vendorId}::uuid AND listing_id IS NOT DISTINCT FROM ${listingId ?? null}::uuid`);
  return stored;
}

/** Listing pages show whether times can be booked. */
async function refreshListings(tx: Transaction, { vendorId, listingId }: Owner): Promise<void> {
  const which = listingId ? sql`AND id = ${listingId}::uuid` : empty;
  const listings = await tx.rows<{ id: string }>(sql`
    SELECT id FROM listings WHERE vendor_id = ${vendorId}::uuid AND status = 'approved'
      AND category IN ('services', 'realestate') ${which}`);
  await refresh(
    listings.map(({ id }) => listingTag(id)),
    tx,
  );
}

type Save = Owner & { body: HoursBody; headers: Headers };

export async function saveHours({ vendorId, listingId, body, headers }: Save): Promise<HoursDto> {
  const owner = { vendorId, listingId };
  const { updatedAt: _updatedAt, weekly, ...rest } = body;
  const data = {
    ...rest,
    weekly: Object.fromEntries(Object.entries(weekly).filter(([, spans]) => spans.length > 0)),
    exceptions: body.exceptions.toSorted((a, b) => a.day.localeCompare(b.day)),
  };
  await transaction(async (tx) => {
    const stored = await lockHours(tx, owner);
    if (stored) {
      assertFresh({ headers, body, stored, copy: appointmentCopy });
      await tx.appointmentHours.update({ where: { id: stored.id }, data, select: { id: true } });
    } else {
      if (body.updatedAt) throw new AppError("conflict", appointmentCopy.changedMeanwhile);
      await tx.appointmentHours.create({ data: { ...owner, ...data }, select: { id: true } });
    }
    await refreshListings(tx, owner);
  });
  return getHours(vendorId, listingId);
}

export async function deleteHours(owner: Owner): Promise<void> {
  await transaction(async (tx) => {
    const stored = await lockHours(tx, owner);
    if (!stored) return;
    await tx.appointmentHours.delete({ where: { id: stored.id }, select: { id: true } });
    await refreshListings(tx, owner);
  });
}
