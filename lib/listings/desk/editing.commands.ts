import "server-only";
import { purge, refresh } from "@/lib/server/cache";
import { runStep, transaction, type Transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import { runSerially } from "@/lib/server/serial-queue";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { isPermitted, isTeamMember } from "@/lib/shared/permissions";
import { lockVendor, type LockedVendor } from "@/lib/users/locking.rows";
import {
  applyChange,
  withLiveChanges,
  emptyContent,
  hasSameContent,
  withRevision,
  type Change,
  type Content,
} from "../offer/content.rules";
import { listingInputCopy } from "../offer/input.copy";
import { maxPrice } from "../offer/input.rules";
import { listingsTag, listingTag, publicStatuses } from "../rules";
import { resolveSubcategory } from "../subcategories.queries";
import { applyPriceChange, type PriceChange } from "./bulk.rules";
import { assertComplete, assertImageCount, assertImages, risksOf } from "./checks.commands";
import type { ListingEdit, NewListing, OwnListingDto } from "./editing.contract";
import { getOwnListing } from "./editing.queries";
import { lifecycleCopy } from "./lifecycle.copy";
import type { LockedListing } from "./lifecycle.rows";
import { assertVendorApproved, lockListing } from "./locking.commands";
import { directlyEditableStatuses, revisableStatuses, findListingTransition } from "./lifecycle.rules";
import { assertPlanCapacity, readPlanUse } from "./limits.queries";
import { saveRevision } from "./revisions.commands";
import { auditAdminAction, contentColumns, writeContent, writeEvent, writeImages } from "./writing.rows";

type Create = { viewer: Viewer; body: NewListing; headers: Headers };

async function lockTargetVendor(tx: Transaction, { viewer, body }: Create): Promise<LockedVendor> {
  const own = viewer.role === "admin" ? body.vendorId : viewer.vendorId;
  if (!own) {
    const { vendorRequired } = listingInputCopy;
    throw new AppError("rule_broken", vendorRequired, { fields: { vendorId: vendorRequired } });
  }
  const vendor = await lockVendor(tx, own);
  if (!vendor) {
    const { vendorUnknown } = listingInputCopy;
    throw new AppError("rule_broken", vendorUnknown, { fields: { vendorId: vendorUnknown } });
  }
  assertVendorApproved(vendor, viewer.role === "admin" ? "admin" : "owner");
  return vendor;
}

type Insert = { vendor: LockedVendor; viewer: Viewer; content: Content; submit: boolean };

export async function insertListing(tx: Transaction, input: Insert): Promise<string> {
  const { vendor, viewer, content, submit } = input;
  if (submit) await assertComplete(tx, content);
  const risks = submit ? await risksOf(tx, { listingId: null, vendor, content }) : [];
  const status = submit ? "pending" : "draft";
  const { id } = await tx.listing.create({
    data: {
      ...contentColumns(content),
      vendorId: vendor.id,
      vendorName: vendor.businessName,
      status,
      riskReasons: risks,
      submittedAt: submit ? new Date() : null,
    },
    select: { id: true },
  });
  await writeImages(tx, id, content);
  await writeEvent(tx, {
    listingId: id,
    actorId: viewer.id,
    action: submit ? "submit" : "create",
    to: status,
  });
  return id;
}

/** Throws 422 if the plan is full or a submitted listing is incomplete. */
export async function createListing(input: Create): Promise<OwnListingDto> {
  const { viewer, body, headers } = input;
  const { submit, vendorId: _vendor, ...sent } = body;
  const change = await resolveSubcategory(sent);
  const create = async (tx: Transaction) => {
    const vendor = await lockTargetVendor(tx, input);
    const { photos } = await assertPlanCapacity(tx, vendor.id);
    const content = applyChange({ category: body.category, ...emptyContent }, change);
    await assertImages(tx, { vendor, viewer, images: content.images, before: [], limit: photos });
    const made = await insertListing(tx, { vendor, viewer, content, submit });
    await auditAdminAction(tx, { viewer, action: "create", id: made, title: content.title, headers });
    return made;
  };
  // Serializes a vendor's creations here, because waiting for the row lock would time out in the database.
  const owner = { kind: "vendor", id: body.vendorId ?? viewer.vendorId } as const;
  const id = await runSerially(owner, () => runStep("listing.create", create));
  log.info({ event: "listing_created", listing: id, userId: viewer.id, submitted: submit });
  return getOwnListing(id, viewer);
}

type Update = { viewer: Viewer; id: string; body: ListingEdit; headers: Headers };

type Edit = { listing: LockedListing; viewer: Viewer; proposed: Content; submit: boolean };

async function editInPlace(tx: Transaction, { listing, viewer, proposed, submit }: Edit): Promise<void> {
  const { id, status, vendor, content } = listing;
  if (status !== "draft") await assertComplete(tx, proposed);
  if (!hasSameContent(content, proposed)) {
    await writeContent(tx, { listing, content: proposed, viewer });
    if (status !== "draft") await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "edit" });
  }
  const sendIn =
    submit && findListingTransition({ action: "submit", actor: listing.actor, status, rental: false });
  if (sendIn) await submitListing(tx, { ...listing, content: proposed }, viewer);
  else if (status === "pending") {
    const riskReasons = await risksOf(tx, { listingId: id, vendor, content: proposed });
    await tx.listing.update({ where: { id }, data: { riskReasons }, select: { id: true } });
  }
}

export async function submitListing(tx: Transaction, listing: LockedListing, viewer: Viewer): Promise<void> {
  const { id, status, vendor, content } = listing;
  await assertComplete(tx, content);
  // The plan may have changed since the draft was saved.
  assertImageCount(content.images, (await readPlanUse(tx, vendor.id)).photos);
  await tx.listing.update({
    where: { id },
    data: {
      status: "pending",
      submittedAt: listing.now,
      decisionReason: null,
      riskReasons: await risksOf(tx, { listingId: id, vendor, content }),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "submit", from: status, to: "pending" });
}

/** Price and stock change immediately; everything else becomes a revision. Returns true if the public version changed. */
async function editLiveListing(
  tx: Transaction,
  { listing, viewer, proposed, submit }: Edit,
): Promise<boolean> {
  const live = withLiveChanges(listing.content, proposed);
  const changed = !hasSameContent(live, listing.content);
  if (changed) {
    await writeContent(tx, { listing, content: live, viewer });
    const data = { from: listing.content.priceCents, to: live.priceCents };
    await writeEvent(tx, { listingId: listing.id, actorId: viewer.id, action: "price", data });
  }
  await saveRevision(tx, { listing, viewer, live, proposed, submit });
  return changed;
}

async function edit(tx: Transaction, input: Update): Promise<void> {
  const { id, viewer, body, headers } = input;
  const listing = await lockListing(tx, id, viewer);
  assertVendorApproved(listing.vendor, listing.actor);
  assertFresh({ headers, body, stored: listing, copy: lifecycleCopy });
  const { version: _version, updatedAt: _updatedAt, submit, ...change } = body;
  const proposed = await changedContent(tx, { listing, viewer, change });
  await auditAdminAction(tx, { viewer, action: "edit", id, title: proposed.title, headers });
  await writeEdit(tx, { listing, viewer, proposed, submit });
}

type ContentChange = { listing: LockedListing; viewer: Viewer; change: Change };

async function changedContent(tx: Transaction, { listing, viewer, change }: ContentChange): Promise<Content> {
  const { content, vendor, revision } = listing;
  const current = revision ? withRevision(content, revision.changes) : content;
  const proposed = applyChange(current, change);
  if (change.images) {
    const before = [...content.images, ...current.images];
    const { photos } = await readPlanUse(tx, vendor.id);
    await assertImages(tx, { vendor, viewer, images: proposed.images, before, limit: photos });
  }
  return proposed;
}

type ChangeInput = { viewer: Viewer; id: string; change: Change; submit: boolean };

/** For import rows: edits the latest version without a version check. */
export async function applyImportChange(tx: Transaction, input: ChangeInput): Promise<void> {
  const { viewer, id, change, submit } = input;
  const listing = await lockListing(tx, id, viewer);
  const proposed = await changedContent(tx, { listing, viewer, change });
  await writeEdit(tx, { listing, viewer, proposed, submit });
}

async function writeEdit(tx: Transaction, facts: Edit): Promise<void> {
  const { listing, viewer, proposed } = facts;
  const { status } = listing;
  if (proposed.priceCents !== listing.content.priceCents) assertMaySetPrice(viewer);
  if (directlyEditableStatuses.includes(status)) {
    await editInPlace(tx, facts);
    return;
  }
  if (!revisableStatuses.includes(status)) throw new AppError("conflict", lifecycleCopy.notEditable(status));
  assertPrice(proposed.priceCents);
  const isChanged = await editLiveListing(tx, facts);
  if (!isChanged || !publicStatuses.includes(status)) return;
  const tags = [listingsTag, listingTag(listing.id)];
  if (proposed.details.stock === 0) return purge(tags, tx);
  if (proposed.priceCents !== listing.content.priceCents) return invalidateListing(tx, listing.id, "shown");
  await refresh(tags, tx);
}

function assertMaySetPrice(viewer: Viewer): void {
  if (!isTeamMember(viewer) || isPermitted(viewer, "price")) return;
  throw new AppError("forbidden", lifecycleCopy.mayNotPrice, {
    fields: { price: lifecycleCopy.mayNotPrice },
  });
}

function assertPrice(priceCents: number): void {
  if (priceCents > 0 && priceCents <= maxPrice * 100) return;
  const message = priceCents > 0 ? listingInputCopy.priceTooHigh : listingInputCopy.priceRequired;
  throw new AppError("rule_broken", message, { fields: { price: message } });
}

type Reprice = { viewer: Viewer; id: string; change: PriceChange; headers: Headers };

/** Changes only the price, without a version check, so that concurrent edits don't block it. */
export async function repriceListing({ viewer, id, change, headers }: Reprice): Promise<void> {
  await runStep(`listing.price:${id}`, async (tx) => {
    const listing = await lockListing(tx, id, viewer);
    const { vendor, actor, content, revision } = listing;
    assertVendorApproved(vendor, actor);
    const priceCents = applyPriceChange(content.priceCents, change);
    assertPrice(priceCents);
    await auditAdminAction(tx, { viewer, action: "price", id, title: content.title, headers });
    const current = revision ? withRevision(content, revision.changes) : content;
    await writeEdit(tx, { listing, viewer, proposed: { ...current, priceCents }, submit: false });
  });
}

export async function updateListing(sent: Update): Promise<OwnListingDto> {
  const input = { ...sent, body: await resolveSubcategory(sent.body) };
  await transaction((tx) => edit(tx, input));
  return getOwnListing(input.id, input.viewer);
}

/** Purges caches immediately for hidden listings; shown ones appear with the next refresh. */
export async function invalidateListing(
  tx: Transaction,
  id: string,
  change: "shown" | "hidden",
): Promise<void> {
  if (change === "hidden") return purge([listingsTag, listingTag(id)], tx);
  await purge([listingTag(id)], tx);
  await refresh([listingsTag], tx);
}
