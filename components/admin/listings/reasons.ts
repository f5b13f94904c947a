import type { ListingDecision } from "./pending-listing";

type Words = { title: string; button: string; help: string };

/** What a decision with a reason is called. */
export const reasonWords: Record<Exclude<ListingDecision, "approve">, Words> = {
  "request-changes": {
    title: "Request changes to",
    button: "Request changes",
    help: "The vendor will see this, make changes and resubmit.",
  },
  reject: {
    title: "Reject",
    button: "Reject listing",
    help: "The vendor will see this and can edit and resubmit the listing.",
  },
};
