import "server-only";
import { isPausedByAdmin } from "@/lib/audit/pause.rows";
import { parseImageUrl } from "@/lib/images/rules";
import { findOwnImage } from "@/lib/images/upload.queries";
import { assertNoBlockedWord } from "@/lib/listings/desk/blocked-text.commands";
import { purge } from "@/lib/server/cache";
import { rows, runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import { runSerially } from "@/lib/server/serial-queue";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { lockVendor } from "@/lib/users/locking.rows";
import { countedAdStatuses } from "@/lib/subscriptions/rules";
import type { AdChanges, AdInput } from "./desk.contract";
import { adDeskCopy } from "./desk.copy";
import { findDatesError } from "./desk.schema";
import { auditAd, type LockedAd } from "./lifecycle.rows";
import {
  adRoleOf,
  deletableAdStatuses,
  editableAdStatuses,
  maxAdDrafts,
  type AdAction,
  type UserAdAction,
} from "./lifecycle.rules";
import { assertPlanHasRoom, assertWithinPlan, lockAd, moveAd } from "./lifecycle.commands";
import { advertisementsTag } from "./rules";

function broken(field: string, message: string): AppError {
  return new AppError("rule_broken", message, { fields: { [field]: message } });
}

async function findImage(viewer: Viewer, url: string, currentId?: string): Promise<string> {
  const name = parseImageUrl(url)?.name ?? "";
  const [current] = currentId
    ? await rows<{ id: string }>(sql`SELECT id FROM images WHERE id = ${currentId}::uuid AND name = ${name}`)
    : [];
  return current?.id ?? findOwnImage({ userId: viewer.id, url, field: "imageUrl" });
}

type Creation = { viewer: Viewer; input: AdInput; headers: Headers };

export async function createAd({ viewer, input, headers }: Creation): Promise<string> {
  const { imageUrl, startsAt, endsAt, weight, ...rest } = input;
  const imageId = await findImage(viewer, imageUrl);
  const vendorId = viewer.role === "admin" ? null : viewer.vendorId;
  const create = async (tx: Transaction) => {
    if (vendorId) await assertDraftLimit(tx, vendorId);
    if (vendorId) await assertNoBlockedWord(tx, { title: rest.title });
    const created = await tx.advertisement.create({
      data: {
        ...rest,
        ...(viewer.role === "admin" ? { weight } : {}),
        vendorId,
        imageId,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      },
      select: { id: true },
    });
    await auditAd(tx, { viewer, action: "create", ad: { id: created.id, title: rest.title }, headers });
    await tx.advertisementEvent.create({
      data: { advertisementId: created.id, actorId: viewer.id, action: "create", toStatus: "draft" },
      select: { id: true },
    });
    return created.id;
  };
  const id = await runSerially({ kind: "vendor", id: vendorId }, () => runStep("ad.create", create));
  log.info({ event: "ad_created", adId: id, userId: viewer.id });
  return id;
}

async function assertDraftLimit(tx: Transaction, vendorId: string): Promise<void> {
  await lockVendor(tx, vendorId);
  const drafts = await tx.advertisement.count({ where: { vendorId, status: { in: ["draft", "rejected"] } } });
  if (drafts >= maxAdDrafts) throw new AppError("rule_broken", adDeskCopy.tooManyDrafts);
}

type Content = Pick<LockedAd, "title" | "linkUrl" | "position" | "imageId" | "startsAt" | "endsAt">;

function mergeContent(ad: LockedAd, changes: AdChanges, imageId: string | undefined): Content {
  const { title, linkUrl, position, startsAt, endsAt } = changes;
  return {
    title: title ?? ad.title,
    linkUrl: linkUrl ?? ad.linkUrl,
    position: position ?? ad.position,
    imageId: imageId ?? ad.imageId,
    startsAt: startsAt ? new Date(startsAt) : ad.startsAt,
    endsAt: endsAt ? new Date(endsAt) : ad.endsAt,
  };
}

function assertDates({ startsAt, endsAt }: Content): void {
  const problem = findDatesError({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
  if (problem) throw broken("endsAt", problem);
}

function isVisibleChange(ad: LockedAd, next: Content): boolean {
  const shown = ["title", "linkUrl", "position", "imageId"] as const;
  return shown.some((name) => ad[name] !== next[name]);
}

type Update = { viewer: Viewer; id: string; changes: AdChanges; headers: Headers };

/**
 * Updates an ad; a vendor's change to the visible content of a live ad sends it back to review. Throws 409 if the ad
 * has changed since it was read.
 */
export async function updateAd({ viewer, id, changes, headers }: Update): Promise<void> {
  const [shown] = await rows<{ imageId: string }>(sql`
    SELECT image_id AS "imageId" FROM advertisements WHERE id = ${id}::uuid
      AND (${viewer.role === "admin"} OR vendor_id = ${viewer.vendorId}::uuid)`);
  if (!shown) throw new AppError("not_found", adDeskCopy.notFound);
  const { imageUrl, updatedAt: _updatedAt, weight, ...content } = changes;
  const imageId = imageUrl === undefined ? undefined : await findImage(viewer, imageUrl, shown.imageId);
  await transaction(async (tx) => {
    const ad = await lockAd(tx, viewer, id);
    assertFresh({ headers, body: changes, stored: ad, copy: adDeskCopy });
    if (!editableAdStatuses.includes(ad.status)) throw new AppError("conflict", adDeskCopy.ended);
    await auditAd(tx, { viewer, action: "edit", ad, headers });
    if (weight !== undefined && viewer.role === "admin") await weigh(tx, id, weight);
    if (imageId !== undefined || Object.values(content).some((value) => value !== undefined)) {
      await changeContent(tx, { viewer, ad, next: mergeContent(ad, changes, imageId) });
    }
    await purge([advertisementsTag], tx);
  });
}

/** Leaves `updatedAt` unchanged, so that the vendor's next save isn't rejected as stale. */
async function weigh(tx: Transaction, id: string, weight: number): Promise<void> {
  await tx.rows(sql`UPDATE advertisements SET weight = ${weight} WHERE id = ${id}::uuid`);
}

type ContentChange = { viewer: Viewer; ad: LockedAd; next: Content };

async function changeContent(tx: Transaction, { viewer, ad, next }: ContentChange): Promise<void> {
  const isDated = Number(next.startsAt) !== Number(ad.startsAt) || Number(next.endsAt) !== Number(ad.endsAt);
  if (isDated) assertDates(next);
  if (ad.vendorId && next.title !== ad.title) await assertNoBlockedWord(tx, { title: next.title });
  await tx.advertisement.update({ where: { id: ad.id }, data: next, select: { id: true } });
  const now = { ...ad, ...next };
  const isLive = ad.status === "scheduled" || ad.status === "running" || ad.status === "paused";
  const role = adRoleOf(viewer);
  const counts = countedAdStatuses.some((status) => status === ad.status);
  if (counts && role === "owner" && next.endsAt > ad.endsAt) await assertWithinPlan(tx, ad.vendorId);
  if (isLive && role === "owner" && isVisibleChange(ad, next)) {
    await moveAd(tx, now, { action: "revise", role, actorId: viewer.id });
  } else if (isLive && isDated && !ad.suspended) await applyNewDates(tx, now);
}

async function applyNewDates(tx: Transaction, ad: LockedAd): Promise<void> {
  if (ad.endsAt <= ad.now) throw broken("endsAt", adDeskCopy.endPassed);
  if (ad.status === "paused") return;
  const status = ad.startsAt <= ad.now ? "running" : "scheduled";
  if (status !== ad.status) {
    await tx.advertisement.update({ where: { id: ad.id }, data: { status }, select: { id: true } });
  }
}

type AdActionRequest = { viewer: Viewer; id: string; action: UserAdAction; headers: Headers };

export async function actOnAd({ viewer, id, action, headers }: AdActionRequest): Promise<void> {
  await transaction(async (tx) => {
    const ad = await lockAd(tx, viewer, id);
    const isEarly = action === "resume" && ad.startsAt > ad.now;
    const requestedAction: AdAction = isEarly ? "wait" : action;
    if ((action === "submit" || action === "resume") && ad.endsAt <= ad.now) {
      throw broken("endsAt", adDeskCopy.endPassed);
    }
    if (
      action === "resume" &&
      adRoleOf(viewer) === "owner" &&
      (await isPausedByAdmin(tx, "advertisement", id))
    ) {
      throw new AppError("conflict", adDeskCopy.pausedByAdmin);
    }
    if (action === "submit" && ad.vendorId) await assertNoBlockedWord(tx, { title: ad.title });
    if (action === "submit") await assertPlanHasRoom(tx, ad.vendorId);
    if (action === "resume" && adRoleOf(viewer) === "owner") await assertWithinPlan(tx, ad.vendorId);
    await auditAd(tx, { viewer, action, ad, headers });
    await moveAd(tx, ad, { action: requestedAction, role: adRoleOf(viewer), actorId: viewer.id });
    await purge([advertisementsTag], tx);
  });
  log.info({ event: "ad_moved", action, adId: id, userId: viewer.id });
}

export async function deleteAd({ viewer, id, headers }: Omit<AdActionRequest, "action">): Promise<void> {
  await transaction(async (tx) => {
    const ad = await lockAd(tx, viewer, id);
    if (!deletableAdStatuses.includes(ad.status)) throw new AppError("conflict", adDeskCopy.notAllowed);
    await auditAd(tx, { viewer, action: "delete", ad, headers });
    await tx.advertisement.delete({ where: { id }, select: { id: true } });
  });
  log.info({ event: "ad_deleted", adId: id, userId: viewer.id });
}
