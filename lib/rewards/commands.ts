import "server-only";
import { extendAd } from "@/lib/advertisements/schedule.commands";
import { boostListing } from "@/lib/listings/desk/featured.commands";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { ownVendorId, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { requireNextState } from "@/lib/shared/decision-checks";
import type { Redemption, RedemptionDto } from "./contract";
import { rewardCopy } from "./copy";
import { refundPoints, settleExpiredPoints, spendPoints } from "./ledger.rows";
import { findRedemption, readBalance } from "./queries";
import { redemptionTransitions, vendorKinds, type RedemptionStatus, type RewardKind } from "./rules";

type Item = { id: string; name: string; kind: RewardKind; points: number; value: number };

async function findItem(tx: Transaction, viewer: Viewer, id: string): Promise<Item> {
  const [item] = await tx.rows<Item>(sql`
    SELECT id::text AS id, name, kind::text AS kind, points, value FROM reward_items
    WHERE id = ${id}::uuid AND active FOR SHARE`);
  if (!item) throw new AppError("not_found", rewardCopy.unknownItem);
  const isVendor = ownVendorId(viewer) !== null && viewer.vendorStatus === "approved";
  if (vendorKinds.includes(item.kind) && !isVendor) throw new AppError("forbidden", rewardCopy.vendorsOnly);
  return item;
}

function missing(field: string, message: string): AppError {
  return new AppError("rule_broken", message, { fields: { [field]: message } });
}

async function apply(tx: Transaction, viewer: Viewer, { item, input }: { item: Item; input: Redemption }) {
  const { listingId, advertisementId } = input;
  if (item.kind === "listing_boost") {
    if (!listingId) throw missing("listingId", rewardCopy.chooseListing);
    await boostListing(tx, { viewer, id: listingId, days: item.value });
    return { listingId };
  }
  if (item.kind === "ad_days") {
    if (!advertisementId) throw missing("advertisementId", rewardCopy.chooseAd);
    await extendAd(tx, { viewer, id: advertisementId, days: item.value });
    return { advertisementId };
  }
  return {};
}

type RedemptionResult = { balance: number; redemption: RedemptionDto };

async function showRedeemed(viewer: Viewer, id: string): Promise<RedemptionResult> {
  const [balance, redemption] = await Promise.all([readBalance(viewer.id), findRedemption(viewer.id, id)]);
  if (!redemption) throw new AppError("not_found", rewardCopy.unknownRedemption);
  return { balance, redemption };
}

/** Vouchers wait for an admin; other rewards apply immediately. Throws rule_broken without enough points. */
export async function redeemReward(viewer: Viewer, input: Redemption): Promise<RedemptionResult> {
  const id = await runStep("reward.redeem", async (tx) => {
    const item = await findItem(tx, viewer, input.itemId);
    const subject = await apply(tx, viewer, { item, input });
    const balance = await settleExpiredPoints(tx, viewer.id);
    if (balance < item.points) {
      throw new AppError("rule_broken", rewardCopy.tooFew(item.points - balance));
    }
    const waits = item.kind === "voucher";
    const redemption = await tx.rewardRedemption.create({
      data: {
        ...subject,
        userId: viewer.id,
        itemId: item.id,
        points: item.points,
        status: waits ? "requested" : "fulfilled",
        handledAt: waits ? null : new Date(),
      },
      select: { id: true },
    });
    const { points, name } = item;
    await spendPoints(tx, { userId: viewer.id, redemptionId: redemption.id, points, note: name });
    return redemption.id;
  });
  log.info({ event: "reward_redeemed", userId: viewer.id, redemptionId: id });
  return showRedeemed(viewer, id);
}

export type LockedRedemption = {
  id: string;
  userId: string;
  status: RedemptionStatus;
  points: number;
  name: string;
};

export async function lockRedemption(tx: Transaction, id: string): Promise<LockedRedemption> {
  const [locked] = await tx.rows<LockedRedemption>(sql`
    SELECT r.id::text AS id, r.user_id::text AS "userId", r.status::text AS status, r.points, i.name
    FROM reward_redemptions r JOIN reward_items i ON i.id = r.item_id WHERE r.id = ${id}::uuid FOR UPDATE OF r`);
  if (!locked) throw new AppError("not_found", rewardCopy.unknownRedemption);
  return locked;
}

type Cancellation = { locked: LockedRedemption; actor: "owner" | "admin"; actorId: string; note: string };

export async function cancelLocked(
  tx: Transaction,
  { locked, actor, actorId, note }: Cancellation,
): Promise<void> {
  const move = { status: locked.status, action: "cancel", actor } as const;
  const status = requireNextState(redemptionTransitions, move, rewardCopy.decided);
  await tx.rows(sql`
    UPDATE reward_redemptions SET status = ${status}::redemption_status, handled_at = now(),
      handled_by_id = ${actorId}::uuid, note = ${note}
    WHERE id = ${locked.id}::uuid`);
  const { id: redemptionId, userId, points, name } = locked;
  await refundPoints(tx, { userId, redemptionId, points, note: name });
}

export async function cancelRedemption(viewer: Viewer, id: string): Promise<RedemptionResult> {
  await transaction(async (tx) => {
    const locked = await lockRedemption(tx, id);
    if (locked.userId !== viewer.id) throw new AppError("not_found", rewardCopy.unknownRedemption);
    await cancelLocked(tx, { locked, actor: "owner", actorId: viewer.id, note: "" });
  });
  return showRedeemed(viewer, id);
}
