import "server-only";
import { parseImageUrl } from "@/lib/images/rules";
import { findOwnImage } from "@/lib/images/upload.queries";
import { assertNoBlockedWord } from "@/lib/listings/desk/blocked-text.commands";
import { listingTag } from "@/lib/listings/rules";
import { purge, refresh } from "@/lib/server/cache";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { assertFresh } from "@/lib/server/if-match";
import { log } from "@/lib/server/log";
import { AppError } from "@/lib/shared/app-error";
import { lockVendor } from "@/lib/users/locking.rows";
import type { BusinessBody } from "./profile.contract";
import { businessProfileCopy } from "./profile.copy";
import { readBusinessProfile } from "./profile.queries";
import { vendorTag } from "@/lib/vendors/rules";

type Change = { userId: string; vendorId: string; body: BusinessBody; headers: Headers };
type PictureChange = {
  userId: string;
  field: "logoUrl" | "bannerUrl";
  requestedUrl: string | undefined;
  currentUrl: string;
};

async function resolvePicture({
  userId,
  field,
  requestedUrl,
  currentUrl,
}: PictureChange): Promise<string | null | undefined> {
  if (requestedUrl === "") return null;
  const isUnchanged =
    requestedUrl !== undefined && parseImageUrl(requestedUrl)?.name === parseImageUrl(currentUrl)?.name;
  if (requestedUrl === undefined || (isUnchanged && currentUrl)) return undefined;
  return findOwnImage({ userId, url: requestedUrl, field });
}

async function parseReturnDate(day: string | undefined): Promise<Date | null | undefined> {
  if (!day) return day === "" ? null : undefined;
  const inDays = (Date.parse(day) - Date.now()) / 86_400_000;
  if (inDays > -2 && inDays < 366) {
    const [found] = await rows<{ back: Date }>(sql`
      SELECT back FROM (SELECT ${day}::timestamp AT TIME ZONE ${env.TIME_ZONE} AS back) day WHERE back > now()`);
    if (found) return found.back;
  }
  const { datePassed } = businessProfileCopy;
  throw new AppError("rule_broken", datePassed, { fields: { holidayUntil: datePassed } });
}

export async function changeBusinessProfile({ userId, vendorId, body, headers }: Change): Promise<void> {
  const { updatedAt: _updatedAt, logoUrl, bannerUrl, holidayUntil, website, city, state, ...texts } = body;
  const now = await readBusinessProfile(vendorId);
  const [logoImageId, bannerImageId] = await Promise.all([
    resolvePicture({ userId, field: "logoUrl", requestedUrl: logoUrl, currentUrl: now.logoUrl }),
    resolvePicture({ userId, field: "bannerUrl", requestedUrl: bannerUrl, currentUrl: now.bannerUrl }),
  ]);
  const orNull = (text: string | undefined) => (text === "" ? null : text);
  // An unchanged date isn't validated again, because it may be today by now.
  const until = holidayUntil === now.holidayUntil ? undefined : await parseReturnDate(holidayUntil);
  const data = {
    ...texts,
    website: orNull(website),
    city: orNull(city),
    state: orNull(state?.toUpperCase()),
    logoImageId,
    bannerImageId,
    holidayUntil: until,
    ...(until === null ? { holidayMessage: "" } : {}),
  };
  const { about = "", holidayMessage = "" } = data;
  // Unchanged texts aren't checked again, because a word may have been blocked since.
  const judged = {
    about: about === now.about ? "" : about,
    holidayMessage: holidayMessage === now.holidayMessage ? "" : holidayMessage,
  };
  await transaction(async (tx) => {
    await assertNoBlockedWord(tx, judged);
    const stored = await lockVendor(tx, vendorId);
    if (stored?.status !== "approved") throw new AppError("conflict", businessProfileCopy.changedMeanwhile);
    assertFresh({ headers, body, stored, copy: businessProfileCopy });
    await tx.vendor.update({ where: { id: vendorId }, data, select: { id: true } });
    await purge([vendorTag(vendorId)], tx);
    await refresh(await readListingTags(tx, vendorId), tx);
  });
  log.info({ event: "vendor_profile_changed", vendorId, userId });
}

async function readListingTags(tx: Transaction, vendorId: string): Promise<string[]> {
  const listings = await tx.rows<{ id: string }>(sql`
    SELECT id FROM listings WHERE vendor_id = ${vendorId}::uuid
      AND status IN ('approved', 'reserved', 'sold', 'let', 'expired')`);
  return listings.map(({ id }) => listingTag(id));
}
