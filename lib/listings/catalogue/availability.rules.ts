import type { ListingStatus } from "../rules";

type Notice = { title: string; text: string };

/** States that a public address shows besides approved, each with what it means for who looks (contract section 4). */
const notices: Partial<Record<ListingStatus, Notice>> = {
  reserved: {
    title: "Reserved for somebody",
    text: "The vendor has promised this to another person. You can still ask, in case that falls through.",
  },
  sold: {
    title: "This has been sold",
    text: "The page stays so that links to it keep working. Something like it may still be there.",
  },
  let: {
    title: "This has been let",
    text: "The page stays so that links to it keep working. Something like it may still be there.",
  },
  expired: {
    title: "This is no longer offered",
    text: "The listing ran out and the vendor has not renewed it. Something like it may still be there.",
  },
};

/** What a visitor is told about a listing that is not simply on offer; null for one that is. */
export function availabilityNotice(status: ListingStatus): Notice | null {
  return notices[status] ?? null;
}

/** Whether asking the vendor makes sense: it is on offer, or may be again. */
export function isOnOffer(status: ListingStatus): boolean {
  return status === "approved" || status === "reserved";
}

/** Search engines are sent to what is on offer only. */
export function isIndexed(status: ListingStatus): boolean {
  return status === "approved";
}
