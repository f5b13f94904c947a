import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { hasSameChanges, revisionChanges, withRevision, type Content } from "../offer/content.rules";
import { assertComplete, risksOf } from "./checks.commands";
import type { LockedListing } from "./lifecycle.rows";
import { closeRevision, incrementVersion, writeEvent } from "./writing.rows";

type Save = { listing: LockedListing; viewer: Viewer; live: Content; proposed: Content; submit: boolean };

function isUnchanged({ listing, live, proposed, submit }: Save): boolean {
  const { content, revision } = listing;
  if (!revision || (submit && revision.status === "changes_requested")) return false;
  const before = revisionChanges(content, withRevision(content, revision.changes));
  return hasSameChanges(before, revisionChanges(live, proposed));
}

/**
 * Stores the differences as the listing's only open revision. A later edit replaces and resubmits it, an edit back to
 * the live version withdraws it, and a price or stock change leaves it alone.
 */
export async function saveRevision(tx: Transaction, input: Save): Promise<void> {
  if (isUnchanged(input)) return;
  const { listing, viewer, live, proposed } = input;
  const { id, revision, vendor } = listing;
  const changes = revisionChanges(live, proposed);
  const fields = Object.keys(changes);
  if (fields.length === 0) {
    if (revision) {
      await closeRevision(tx, revision.id);
      await incrementVersion(tx, id);
      await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "revision-withdraw" });
    }
    return;
  }
  await assertComplete(tx, proposed);
  const riskReasons = await risksOf(tx, { listingId: id, vendor, content: proposed });
  if (revision) {
    await tx.listingRevision.update({
      where: { id: revision.id },
      data: { changes, riskReasons, status: "pending", reason: null, authorId: viewer.id },
      select: { id: true },
    });
  } else {
    await tx.listingRevision.create({
      data: { listingId: id, authorId: viewer.id, baseVersion: listing.version, changes, riskReasons },
      select: { id: true },
    });
  }
  await incrementVersion(tx, id);
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "revision-submit", data: { fields } });
}
