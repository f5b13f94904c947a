import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { rewardCopy } from "./copy";
import {
  earningNames,
  entryPageSize,
  maxEntryPageSize,
  redemptionStatuses,
  rewardKinds,
  rewardReasons,
} from "./rules";

/** A line of the ledger; points are negative when spent or expired. */
export const rewardEntrySchema = z.object({
  id: z.uuid(),
  points: z.number().int(),
  reason: z.enum(rewardReasons),
  /** What was redeemed or returned. */
  note: z.string(),
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
});

export const rewardEntriesSchema = z.array(rewardEntrySchema);

export const rewardEntryQuerySchema = z.object({
  ...pageQuery({ size: entryPageSize, max: maxEntryPageSize }),
});

export const rewardItemSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(rewardKinds),
  points: z.number().int(),
  /** Days of a boost or an advertisement, dollars of a voucher. */
  value: z.number(),
});

export const redemptionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(rewardKinds),
  points: z.number().int(),
  status: z.enum(redemptionStatuses),
  /** The title of the listing or the advertisement. */
  subject: z.string().nullable(),
  /** How long the listing is featured, or the advertisement runs, because of it. */
  until: z.string().nullable(),
  /** The code of a voucher. */
  code: z.string().nullable(),
  /** Why it was canceled. */
  note: z.string(),
  createdAt: z.string(),
});

export const earningWaySchema = z.object({
  id: z.enum(earningNames),
  points: z.number().int(),
  /** How often it has earned points. */
  times: z.number().int(),
});

export const rewardsSchema = z.object({
  balance: z.number().int(),
  earnedToday: z.number().int(),
  /** Points that expire within 30 days if they are not spent. */
  expiringSoon: z.number().int(),
  /** The most points a person earns in a day of the site's time zone. */
  mostADay: z.number().int(),
  /** Months after which points that were not spent expire. */
  months: z.number().int(),
  ways: z.array(earningWaySchema),
  /** What a complete profile still needs; empty when nothing. */
  profileNeeds: z.array(z.enum(["photo", "phone", "email"])),
  items: z.array(rewardItemSchema),
  redemptions: z.array(redemptionSchema),
  /** Null for whom nobody can be invited by. */
  referral: z.object({ code: z.string(), joined: z.number().int() }).nullable(),
});

export const redeemSchema = z.object({
  itemId: z.uuid(rewardCopy.unknownItem),
  listingId: z.uuid(rewardCopy.chooseListing).optional(),
  advertisementId: z.uuid(rewardCopy.chooseAd).optional(),
});

export const redeemedSchema = z.object({ balance: z.number().int(), redemption: redemptionSchema });

export const redemptionParamsSchema = z.object({ id: z.uuid(rewardCopy.unknownRedemption) });
