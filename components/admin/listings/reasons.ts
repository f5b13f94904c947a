import type { ListingDecision } from "./pending-listing";

type Words = { title: string; button: string; help: string };

/** What a decision with a reason is called. */
export const reasonWords: Record<Exclude<ListingDecision, "approve">, Words> = {
  "request-changes": {
    title: "Request changes to",
    button: "Request changes",
    help: "The vendor reads this, changes the listing and sends it in again.",
  },
  reject: {
    title: "Reject",
    button: "Reject listing",
    help: "The vendor reads this. The listing can be changed and sent in again.",
  },
};
