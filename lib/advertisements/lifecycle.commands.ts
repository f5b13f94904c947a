import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { limitsOf, usageOf } from "@/lib/subscriptions/billing/plan.queries";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import { adDeskCopy } from "./desk.copy";
import { lockStoredAd, type LockedAd } from "./lifecycle.rows";
import { adTransitions, type AdAction, type AdRole, type AdStatus } from "./lifecycle.rules";

/** Throws not_found unless the viewer owns the ad or is an admin. */
export async function lockAd(
  tx: Transaction,
  viewer: Pick<Viewer, "role" | "vendorId">,
  id: string,
): Promise<LockedAd> {
  const ad = await lockStoredAd(tx, id);
  if (!ad || (viewer.role !== "admin" && ad.vendorId !== viewer.vendorId)) {
    throw new AppError("not_found", adDeskCopy.notFound);
  }
  return ad;
}

type Move = { action: AdAction; role: AdRole; actorId: string | null; reason?: string };

function moved(ad: Pick<LockedAd, "status" | "suspended">, { action, role }: Move): AdStatus {
  const to = nextState(adTransitions, { status: ad.status, action, actor: role });
  if (ad.suspended && action !== "end") throw new AppError("conflict", adDeskCopy.suspended);
  if (!to) throw new AppError("conflict", adDeskCopy.notAllowed);
  return to;
}

/** Throws 422 if the plan has no room for another ad; requires the vendor's lock. */
export async function assertPlanHasRoom(tx: Transaction, vendorId: string | null): Promise<void> {
  if (!vendorId) return;
  const [limits, usage] = [await limitsOf(tx, vendorId), await usageOf(tx, vendorId)];
  if (usage.ads >= limits.ads) {
    throw new AppError("rule_broken", subscriptionCopy.limitReached("ads", limits.ads));
  }
}

/** Throws 422 if the vendor already exceeds the plan's limit; requires the vendor's lock. */
export async function assertWithinPlan(tx: Transaction, vendorId: string | null): Promise<void> {
  if (!vendorId) return;
  const [limits, usage] = [await limitsOf(tx, vendorId), await usageOf(tx, vendorId)];
  if (usage.ads > limits.ads) {
    throw new AppError("rule_broken", subscriptionCopy.limitReached("ads", limits.ads));
  }
}

export async function moveAd(tx: Transaction, ad: LockedAd, move: Move): Promise<AdStatus> {
  const { action, actorId, reason } = move;
  const to = moved(ad, move);
  await tx.rows(sql`
    UPDATE advertisements SET status = ${to}::ad_status, status_before_suspension = NULL,
      decision_reason = ${to === "rejected" ? (reason ?? "") : null}, version = version + 1, updated_at = now()
    WHERE id = ${ad.id}::uuid`);
  await tx.advertisementEvent.create({
    data: {
      advertisementId: ad.id,
      actorId,
      action,
      fromStatus: ad.status,
      toStatus: to,
      reason: reason || null,
    },
    select: { id: true },
  });
  const isDue = to === "scheduled" && ad.startsAt <= ad.now;
  if (!isDue) return to;
  return moveAd(
    tx,
    { ...ad, status: to, suspended: false },
    { action: "start", role: "system", actorId: null },
  );
}
