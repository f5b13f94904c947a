import { actionNames } from "../desk/lifecycle.copy";

export const moderationCopy = {
  decided: "Someone already reviewed this. Please take another look.",
  changed: "The vendor just changed this. Please take another look.",
} as const;

const otherEvents: Record<string, string> = {
  create: "created",
  edit: "edited",
  price: "price changed",
  import: "imported",
  "revision-submit": "edit submitted",
  "revision-withdraw": "edit withdrawn",
  "revision-approve": "edit approved",
  "revision-request-changes": "edit sent back for changes",
  "revision-reject": "edit rejected",
  undo: "decision undone",
  "saver-offer": "offered to people who saved it",
};

export function eventName(action: string): string {
  const names: Record<string, string | undefined> = { ...actionNames, ...otherEvents };
  return names[action] ?? action.replaceAll("-", " ");
}

export const listingReasonTemplates: Record<
  "request-changes" | "reject" | "remove",
  readonly { name: string; text: string }[]
> = {
  "request-changes": [
    {
      name: "Photos are not clear",
      text: "Please add clear photos from more than one angle.",
    },
    {
      name: "Description is too short",
      text: "Please add a few sentences on what buyers should know: condition, size, what’s included.",
    },
    {
      name: "Contact details in the text",
      text: "Please remove email addresses, phone numbers and web addresses from the text. Buyers contact you through the site.",
    },
    {
      name: "Wrong category",
      text: "This belongs in another category. Please choose the one that fits.",
    },
    {
      name: "Price seems wrong",
      text: "Please check the price. It’s far from typical for something like this.",
    },
  ],
  reject: [
    {
      name: "Not allowed here",
      text: "Our Terms of Service don’t allow what you’re offering.",
    },
    {
      name: "Duplicate listing",
      text: "You already have a listing for this. Please keep only one.",
    },
    {
      name: "Misleading",
      text: "The listing doesn’t match what you’re offering. Please describe exactly what the buyer gets.",
    },
    {
      name: "Photos you don’t own",
      text: "The photos belong to someone else. Please use your own.",
    },
  ],
  remove: [
    {
      name: "Customer complaints",
      text: "We received several complaints about this listing. Please contact us to sort this out.",
    },
    {
      name: "Not allowed here",
      text: "Our Terms of Service don’t allow what you’re offering.",
    },
  ],
};
