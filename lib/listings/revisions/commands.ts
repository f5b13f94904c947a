import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/server/session";
import { assertComplete, risksOf } from "../checks/queries";
import { revisedOf, type Content } from "../editing/rules";
import type { LockedListing } from "../lifecycle/queries";
import { closeRevision, touchListing, writeEvent } from "../writing/commands";

type Save = { listing: LockedListing; viewer: Viewer; live: Content; wanted: Content };

/**
 * Keeps what differs from the live version as the listing's one open revision: a later edit replaces it and sends it in
 * again, an edit back to the live version ends it.
 */
export async function saveRevision(tx: Transaction, input: Save): Promise<void> {
  const { listing, viewer, live, wanted } = input;
  const { id, revision, vendor } = listing;
  const changes = revisedOf(live, wanted);
  const fields = Object.keys(changes);
  if (fields.length === 0) {
    if (revision) {
      await closeRevision(tx, revision.id);
      await touchListing(tx, id);
      await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "revision-withdraw" });
    }
    return;
  }
  await assertComplete(tx, wanted);
  const riskReasons = await risksOf(tx, { listingId: id, vendor, content: wanted });
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
  await touchListing(tx, id);
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "revision-submit", data: { fields } });
}
