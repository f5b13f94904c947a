import type { ListingDecision } from "./pending-listing";

type Words = {
  title: string;
  button: string;
  help: string;
  templates: readonly { name: string; text: string }[];
};

/** What a decision with a reason is called, and sentences to start from; the admin may change every word. */
export const listingReasons: Record<Exclude<ListingDecision, "approve">, Words> = {
  "request-changes": {
    title: "Request changes to",
    button: "Request changes",
    help: "The vendor reads this, changes the listing and sends it in again.",
    templates: [
      {
        name: "Photos do not show the item",
        text: "Please add photos of the very thing that you offer.",
      },
      {
        name: "Contact details in the text",
        text: "Please take phone numbers, email addresses and links out of the text; people write to you here.",
      },
      {
        name: "Price not believable",
        text: "The price is far from what such things cost. Please check it.",
      },
      {
        name: "Too little said",
        text: "Please describe what you offer in more detail: its state, what is included, and where it is.",
      },
      {
        name: "Wrong section or facts",
        text: "The section or some of the facts do not fit what you describe. Please correct them.",
      },
    ],
  },
  reject: {
    title: "Reject",
    button: "Reject listing",
    help: "The vendor reads this. The listing can be changed and sent in again.",
    templates: [
      { name: "Not allowed here", text: "What you offer is not allowed by our Terms of Service." },
      { name: "Listed twice", text: "You have another listing for the same thing. Please edit that one." },
      {
        name: "Misleading",
        text: "The listing does not match what is offered. Please describe it as it is.",
      },
    ],
  },
};
