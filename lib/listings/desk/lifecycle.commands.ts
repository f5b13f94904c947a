import "server-only";
import { isPausedByAdmin } from "@/lib/audit/pause.rows";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { runSerially } from "@/lib/server/serial-queue";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { truncate } from "@/lib/shared/text";
import { withRevision } from "../offer/content.rules";
import { publicStatuses, type ListingStatus } from "../rules";
import { invalidateListing, insertListing, submitListing } from "./editing.commands";
import type { OwnListingDto, RemovedListingDto } from "./editing.contract";
import { getOwnListing } from "./editing.queries";
import { setFeatured } from "./featured.commands";
import { lifecycleCopy } from "./lifecycle.copy";
import type { LockedListing } from "./lifecycle.rows";
import {
  isRental,
  planStatuses,
  listingDays,
  listingTransitions,
  revisionTransitions,
  findListingTransition,
  type ListingAction,
  type OwnerAction,
} from "./lifecycle.rules";
import { assertVendorApproved, lockListing } from "./locking.commands";
import { assertPlanCapacity, assertWithinPlan } from "./limits.queries";
import { relistedTask } from "./relisting.rules";
import { auditAdminAction, closeRevision, incrementVersion, writeEvent } from "./writing.rows";

const dayMs = 24 * 60 * 60 * 1000;
const closed: readonly ListingStatus[] = ["sold", "let", "removed"];

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + listingDays * dayMs);
}

export function assertListingTransition(listing: LockedListing, action: ListingAction) {
  const { actor, status, content } = listing;
  const rental = isRental(content);
  const step = findListingTransition({ action, actor, status, rental });
  if (step) return step;
  const otherKind = findListingTransition({ action, actor, status, rental: !rental });
  throw new AppError(
    "conflict",
    otherKind ? lifecycleCopy.notForKind(rental) : lifecycleCopy.notNow(action, status),
  );
}

type Move = {
  listing: LockedListing;
  action: ListingAction;
  to: ListingStatus;
  viewer: Viewer;
  reason?: string;
};

type ListingDates = { expiresAt?: Date; submittedAt?: null; closedAt?: Date | null };

function datesForAction({ listing, action, to }: Move): ListingDates {
  const { now } = listing;
  if (action === "renew") return { expiresAt: expiryFrom(now) };
  if (action === "relist") {
    const ranOut = listing.expiresAt !== null && listing.expiresAt <= now;
    return { closedAt: null, ...(ranOut ? { expiresAt: expiryFrom(now) } : {}) };
  }
  if (action === "withdraw") return { submittedAt: null };
  if (closed.includes(to)) return { closedAt: now };
  return {};
}

export async function moveListing(tx: Transaction, move: Move): Promise<void> {
  const { listing, action, to, viewer, reason } = move;
  const { id, status, revision, suspended } = listing;
  await tx.listing.update({
    where: { id },
    data: {
      status: to,
      ...datesForAction(move),
      ...(reason ? { decisionReason: reason } : {}),
      ...(suspended && to === "removed" ? { statusBeforeSuspension: null } : {}),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  if (revision && closed.includes(to)) await closeRevision(tx, revision.id);
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action, from: status, to, reason });
}

export type ActionInput = {
  viewer: Viewer;
  id: string;
  action: OwnerAction;
  version?: number;
  headers: Headers;
};
async function duplicate(tx: Transaction, listing: LockedListing, viewer: Viewer): Promise<string> {
  const { vendor, revision, content } = listing;
  await assertPlanCapacity(tx, vendor.id);
  const proposed = revision ? withRevision(content, revision.changes) : content;
  const title = `${truncate(proposed.title, 133)} (copy)`.trim();
  // The copy is for another vehicle, and no two have the same number.
  const { vin: _vin, ...details } = proposed.details;
  return insertListing(tx, { vendor, viewer, content: { ...proposed, title, details }, submit: false });
}

async function withdrawRevision(tx: Transaction, listing: LockedListing, viewer: Viewer): Promise<void> {
  const { id, actor, revision } = listing;
  if (!revision || !nextState(revisionTransitions, { status: revision.status, action: "withdraw", actor })) {
    throw new AppError("conflict", lifecycleCopy.noRevision);
  }
  await closeRevision(tx, revision.id);
  await incrementVersion(tx, id);
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "revision-withdraw" });
}

function visibilityChange(from: ListingStatus, to: ListingStatus): "shown" | "hidden" | null {
  const [was, is] = [publicStatuses.includes(from), publicStatuses.includes(to)];
  if (from === to) return null;
  return is && (!was || to === "approved") ? "shown" : was ? "hidden" : null;
}

async function runAction(
  tx: Transaction,
  { viewer, id, action, version, headers }: ActionInput,
): Promise<string> {
  const listing = await lockListing(tx, id, viewer);
  const { status, vendor, actor, content, expiresAt, now, revision } = listing;
  assertVendorApproved(vendor, actor);
  if (version !== undefined && version !== listing.version) {
    throw new AppError("conflict", lifecycleCopy.changedMeanwhile);
  }
  await auditAdminAction(tx, { viewer, action, id, title: content.title, headers });
  if (action === "withdraw" && revision) {
    await withdrawRevision(tx, listing, viewer);
    return id;
  }
  const { to } = assertListingTransition(listing, action);
  if (action === "submit") {
    await submitListing(tx, listing, viewer);
    return id;
  }
  if (action === "feature" || action === "unfeature") {
    await setFeatured(tx, { listing, viewer, on: action === "feature" });
    return id;
  }
  if (to === null) return duplicate(tx, listing, viewer);
  if (action === "resume" && expiresAt && expiresAt <= now) {
    throw new AppError("conflict", lifecycleCopy.ranOut);
  }
  const comesBack = status === "paused" && to === "approved";
  if (comesBack && actor === "owner" && (await isPausedByAdmin(tx, "listing", id))) {
    throw new AppError("conflict", lifecycleCopy.pausedByAdmin);
  }
  if (planStatuses.includes(to) && !planStatuses.includes(status)) await assertPlanCapacity(tx, vendor.id);
  else if (action === "renew" || action === "resume") await assertWithinPlan(tx, vendor.id);
  await moveListing(tx, { listing, action, to, viewer });
  if (action === "relist") await enqueueIn(tx, relistedTask, { listingId: id });
  const change = visibilityChange(status, to);
  if (change) await invalidateListing(tx, id, change);
  return id;
}

export async function performAction(input: ActionInput): Promise<string> {
  const id = await runSerially({ kind: "vendor", id: input.viewer.vendorId }, () =>
    runStep(`listing.${input.action}:${input.id}`, (tx) => runAction(tx, input)),
  );
  log.info({ event: "listing_action", action: input.action, listing: input.id, userId: input.viewer.id });
  return id;
}

export async function actOnListing(input: ActionInput): Promise<OwnListingDto> {
  return getOwnListing(await performAction(input), input.viewer);
}

type Removal = { viewer: Viewer; id: string; headers: Headers };

async function isReferenced(tx: Transaction, id: string): Promise<boolean> {
  const [found] = await tx.rows<{ yes: boolean }>(sql`
    SELECT EXISTS (SELECT FROM conversations WHERE listing_id = ${id}::uuid)
      OR EXISTS (SELECT FROM reviews WHERE listing_id = ${id}::uuid) AS yes`);
  return found?.yes ?? false;
}

/**
 * Deletes a listing that was never public and isn't referenced; marks any other as removed, so that its page can report
 * it.
 */
export async function removeOwnListing({ viewer, id, headers }: Removal): Promise<RemovedListingDto> {
  const outcome = await runStep(`listing.delete:${id}`, async (tx): Promise<RemovedListingDto["outcome"]> => {
    const listing = await lockListing(tx, id, viewer);
    assertVendorApproved(listing.vendor, listing.actor);
    assertListingTransition(listing, "delete");
    await auditAdminAction(tx, { viewer, action: "delete", id, title: listing.content.title, headers });
    if (!listing.publishedAt && !(await isReferenced(tx, id))) {
      await tx.listing.delete({ where: { id }, select: { id: true } });
      return "deleted";
    }
    await moveListing(tx, {
      listing,
      action: "delete",
      to: listingTransitions.delete.to ?? "removed",
      viewer,
    });
    await invalidateListing(tx, id, "hidden");
    return "removed";
  });
  log.info({ event: "listing_deleted", listing: id, userId: viewer.id, outcome });
  return { id, outcome };
}
