import "server-only";
import { beginUndoable } from "@/lib/audit/undo.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason, assertUnchanged, requireNextState } from "@/lib/shared/decision-checks";
import {
  moderationNotices,
  needsReason,
  type ModerationAction,
  type ReviewDecision,
} from "@/lib/shared/moderation";
import { invalidateListing } from "../desk/editing.commands";
import { assertListingTransition, expiryFrom, moveListing } from "../desk/lifecycle.commands";
import { actionNames, lifecycleCopy } from "../desk/lifecycle.copy";
import type { LockedListing, LockedRevision } from "../desk/lifecycle.rows";
import { assertVendorApproved, lockListing } from "../desk/locking.commands";
import { revisionTransitions } from "../desk/lifecycle.rules";
import { notifyVendor } from "../desk/notices.rows";
import { auditAdminAction, incrementVersion, writeContent, writeEvent } from "../desk/writing.rows";
import { withRevision } from "../offer/content.rules";
import { listingsTag, listingTag, publicStatuses } from "../rules";
import type { Decision } from "./decision.contract";
import { moderationCopy } from "./decision.copy";

type Input = Decision & {
  admin: Viewer;
  id: string;
  action: ModerationAction;
  headers: Headers;
  runInTransaction?: (tx: Transaction) => Promise<void>;
};
type Outcome = "shown" | "hidden" | null;

async function publish(tx: Transaction, listing: LockedListing, admin: Viewer): Promise<void> {
  const { id, now, publishedAt, content } = listing;
  await tx.listing.update({
    where: { id },
    data: {
      status: "approved",
      publishedAt: publishedAt ?? now,
      expiresAt: expiryFrom(now),
      decisionReason: null,
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await tx.priceChange.create({
    data: { listingId: id, priceCents: BigInt(content.priceCents), changedById: admin.id },
    select: { id: true },
  });
  await writeEvent(tx, {
    listingId: id,
    actorId: admin.id,
    action: "approve",
    from: listing.status,
    to: "approved",
  });
}

async function decideListing(tx: Transaction, listing: LockedListing, input: Input): Promise<Outcome> {
  const { admin, id, action, reason, updatedAt } = input;
  const { status, content, vendor } = listing;
  if (action !== "remove" && status !== "pending") throw new AppError("conflict", moderationCopy.decided);
  assertUnchanged({ seen: updatedAt, updatedAt: listing.updatedAt }, moderationCopy.changed);
  const { to } = assertListingTransition(listing, action);
  if (action === "approve") {
    assertVendorApproved(vendor, "admin");
    await publish(tx, listing, admin);
  } else if (to) await moveListing(tx, { listing, action, to, viewer: admin, reason });
  const kind = moderationNotices[action];
  await notifyVendor(tx, { kind, listingId: id, title: content.title, vendorUserId: vendor.userId, reason });
  if (action === "approve") return "shown";
  return action === "remove" ? "hidden" : null;
}

type RevisionInput = {
  listing: LockedListing;
  revision: LockedRevision;
  action: ReviewDecision;
  input: Input;
};

async function decideRevision(tx: Transaction, facts: RevisionInput): Promise<Outcome> {
  const { listing, revision, action, input } = facts;
  const { admin, id, reason, updatedAt } = input;
  const move = { status: revision.status, action, actor: "admin" } as const;
  const to = requireNextState(revisionTransitions, move, moderationCopy.decided);
  assertUnchanged({ seen: updatedAt, updatedAt: revision.updatedAt }, moderationCopy.changed);
  await tx.listingRevision.update({
    where: { id: revision.id },
    data: {
      status: to,
      reason: reason || null,
      decidedAt: to === "changes_requested" ? null : listing.now,
      decidedById: admin.id,
    },
    select: { id: true },
  });
  const content = withRevision(listing.content, revision.changes);
  if (action === "approve") await writeContent(tx, { listing, content, viewer: admin });
  else await incrementVersion(tx, id);
  await writeEvent(tx, { listingId: id, actorId: admin.id, action: `revision-${action}`, reason });
  const kind = `revision-${moderationNotices[action]}` as const;
  const { userId: vendorUserId } = listing.vendor;
  await notifyVendor(tx, { kind, listingId: id, title: content.title, vendorUserId, reason });
  return action === "approve" && publicStatuses.includes(listing.status) ? "shown" : null;
}

async function decide(tx: Transaction, input: Input): Promise<void> {
  const { admin, id, action, reason, revisionId, headers } = input;
  const listing = await lockListing(tx, id, admin);
  const { revision, status, content } = listing;
  if (revisionId && revision?.id !== revisionId) throw new AppError("conflict", moderationCopy.decided);
  await auditAdminAction(tx, { viewer: admin, action, id, title: content.title, reason, headers });
  if (action !== "remove") {
    const summary = `“${content.title || "Untitled"}” was ${actionNames[action]}`;
    const tags = [listingsTag, listingTag(id)];
    await beginUndoable(tx, { kind: "listing", id, actorId: admin.id, summary, tags });
  }
  const onRevision = action !== "remove" && revision && (revisionId || status !== "pending");
  const change = onRevision
    ? await decideRevision(tx, { listing, revision, action, input })
    : await decideListing(tx, listing, input);
  if (change) await invalidateListing(tx, id, change);
  await input.runInTransaction?.(tx);
}

/**
 * Decides on the listing or its revision. Throws 422 for a missing required reason, and 409 if it was decided or
 * changed since the admin saw it, or if the vendor isn't approved.
 */
export async function decideOnListing(input: Input): Promise<void> {
  const { admin, id, action, reason } = input;
  if (needsReason(action)) assertReason(reason, lifecycleCopy.reasonRequired);
  await transaction((tx) => decide(tx, input));
  log.info({ event: "listing_decided", action, listing: id, userId: admin.id });
  await scheduleMail();
}
