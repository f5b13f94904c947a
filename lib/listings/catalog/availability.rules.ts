import type { Category, ListingStatus } from "@/lib/listings/rules";

type Notice = { title: string; text: string };

const notices: Partial<Record<ListingStatus, Notice>> = {
  reserved: {
    title: "Reserved for someone else",
    text: "The vendor is holding this for someone else. You can still ask in case it falls through.",
  },
  sold: {
    title: "This has been sold",
    text: "You may still find something like it.",
  },
  let: {
    title: "This has been rented",
    text: "You may still find something like it.",
  },
  expired: {
    title: "This is no longer available",
    text: "This listing expired. You may still find something like it.",
  },
};

export function availabilityNotice(status: ListingStatus, category: Category): Notice | null {
  if (status === "sold" && category === "services") {
    return { title: "This is no longer offered", text: "You may still find something like it." };
  }
  return notices[status] ?? null;
}

/** True if contacting the vendor makes sense; a reserved listing may become available again. */
export function acceptsInquiries(status: ListingStatus): boolean {
  return status === "approved" || status === "reserved";
}

export function isIndexed(status: ListingStatus): boolean {
  return status === "approved";
}
