import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/steps";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import { lockVendor } from "@/lib/users/locking.rows";
import { limitsOf, usageOf } from "@/lib/subscriptions/billing/plan.queries";
import { adActionNames, adDeskCopy } from "./desk.copy";
import { adSteps, type AdAction, type AdRole, type AdStatus } from "./lifecycle.rules";
import type { AdPosition } from "./rules";

export type LockedAd = {
  id: string;
  vendorId: string | null;
  title: string;
  imageId: string;
  linkUrl: string;
  position: AdPosition;
  weight: number;
  status: AdStatus;
  suspended: boolean;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  now: Date;
};

type Asker = Pick<Viewer, "role" | "vendorId">;

export function adRoleOf({ role }: Asker): AdRole {
  return role === "admin" ? "admin" : "owner";
}

/** Locks the vendor before the ad. Throws not_found unless the asker owns the ad or is an admin. */
export async function lockAd(tx: Transaction, asker: Asker, id: string): Promise<LockedAd> {
  const [owner] = await tx.rows<{ vendorId: string | null }>(sql`
    SELECT vendor_id::text AS "vendorId" FROM advertisements WHERE id = ${id}::uuid`);
  if (owner?.vendorId) await lockVendor(tx, owner.vendorId);
  const [ad] = await tx.rows<LockedAd>(sql`
    SELECT id::text AS id, vendor_id::text AS "vendorId", title, image_id::text AS "imageId", link_url AS "linkUrl",
      position::text AS position, weight, status::text AS status, status_before_suspension IS NOT NULL AS suspended,
      starts_at AS "startsAt", ends_at AS "endsAt", updated_at AS "updatedAt", now() AS now
    FROM advertisements WHERE id = ${id}::uuid FOR UPDATE`);
  if (!ad || (asker.role !== "admin" && ad.vendorId !== asker.vendorId)) {
    throw new AppError("not_found", adDeskCopy.notFound);
  }
  return ad;
}

const auditWords = { ...adActionNames, create: "created", edit: "edited", delete: "deleted" };

type Audited = {
  viewer: Viewer;
  action: keyof typeof auditWords;
  ad: Pick<LockedAd, "id" | "title">;
  headers: Headers;
};

/** Audits admin actions only; vendor actions appear in the ad's own history. */
export async function auditAd(tx: Transaction, { viewer, action, ad, headers }: Audited): Promise<void> {
  if (viewer.role !== "admin") return;
  await recordAudit(tx, {
    actor: viewer,
    action: `advertisement.${action}`,
    subjectType: "advertisement",
    subjectId: ad.id,
    summary: `The advertisement ${ad.title} was ${auditWords[action]}`,
    ...(action === "create" ? { state: "new" as const } : {}),
    headers,
  });
}

type Move = { action: AdAction; role: AdRole; actorId: string | null; reason?: string };

function moved(ad: Pick<LockedAd, "status" | "suspended">, { action, role }: Move): AdStatus {
  const to = nextState(adSteps, { status: ad.status, action, actor: role });
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
