import "server-only";
import { beginUndoable } from "@/lib/audit/undo.rows";
import { wakeMail } from "@/lib/notifications/mail/mail.commands";
import { transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { invalidateListing } from "../desk/editing.commands";
import { assertListingTransition, expiryFrom, moveListing } from "../desk/lifecycle.commands";
import { actionNames, lifecycleCopy } from "../desk/lifecycle.copy";
import type { LockedListing, LockedRevision } from "../desk/lifecycle.rows";
import { assertVendorApproved, lockListing } from "../desk/locking.commands";
import {
  listingTransitions,
  revisionTransitions,
  type ModerationAction,
  type RevisionAction,
} from "../desk/lifecycle.rules";
import { notifyVendor } from "../desk/notices.rows";
import type { NoticeKind } from "../desk/notices.copy";
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

const listingNotices: Record<ModerationAction, NoticeKind> = {
  approve: "approved",
  "request-changes": "changes-requested",
  reject: "rejected",
  remove: "removed",
};

const revisionNotices: Partial<Record<RevisionAction, NoticeKind>> = {
  approve: "revision-approved",
  "request-changes": "revision-changes-requested",
  reject: "revision-rejected",
};

function assertUnchanged(seen: string | undefined, now: Date): void {
  if (seen && seen !== now.toISOString()) throw new AppError("conflict", moderationCopy.changed);
}

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
  assertUnchanged(updatedAt, listing.updatedAt);
  const { to } = assertListingTransition(listing, action);
  if (action === "approve") {
    assertVendorApproved(vendor, "admin");
    await publish(tx, listing, admin);
  } else if (to) await moveListing(tx, { listing, action, to, viewer: admin, reason });
  const kind = listingNotices[action];
  await notifyVendor(tx, { kind, listingId: id, title: content.title, vendorUserId: vendor.userId, reason });
  if (action === "approve") return "shown";
  return action === "remove" ? "hidden" : null;
}

type RevisionInput = { listing: LockedListing; revision: LockedRevision; input: Input };

async function decideRevision(tx: Transaction, facts: RevisionInput): Promise<Outcome> {
  const { listing, revision, input } = facts;
  const { admin, id, reason, updatedAt } = input;
  const action = input.action as RevisionAction;
  const to = nextState(revisionTransitions, { status: revision.status, action, actor: "admin" });
  if (!to) throw new AppError("conflict", moderationCopy.decided);
  assertUnchanged(updatedAt, revision.updatedAt);
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
  const kind = revisionNotices[action];
  const { userId: vendorUserId } = listing.vendor;
  if (kind) await notifyVendor(tx, { kind, listingId: id, title: content.title, vendorUserId, reason });
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
    ? await decideRevision(tx, { listing, revision, input })
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
  if (listingTransitions[action].needsReason && !reason) {
    const { reasonRequired } = lifecycleCopy;
    throw new AppError("rule_broken", reasonRequired, { fields: { reason: reasonRequired } });
  }
  await transaction((tx) => decide(tx, input));
  log.info({ event: "listing_decided", action, listing: id, userId: admin.id });
  await wakeMail();
}
