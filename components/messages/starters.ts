import type { ContactKind, ContactSubject } from "./contact-subject";

const byCategory = {
  products: ["Is this still available?", "What condition is it in?", "When could I pick it up?"],
  services: ["Are you available next week?", "Could you give me a quote?", "Do you serve my area?"],
  realestate: ["Is this still available?", "Could I see it this week?", "What should I know before a visit?"],
} as const;

const toVendor = [
  "Do you have more like this?",
  "When could I visit you?",
  "Could you give me a quote?",
] as const;

const toView = [
  "I’m flexible about the time.",
  "There’ll be two of us.",
  "Is a video tour possible?",
] as const;

const toBook = ["It’s my first time with you.", "I have a question beforehand."] as const;

const toBuy = ["I can pick it up this week.", "I’d pay when I pick it up."] as const;

const toBuyHome = ["I’m preapproved for a loan.", "I can move fast."] as const;

export function startersFor({ listing }: ContactSubject, kind?: ContactKind): readonly string[] {
  if (kind === "viewing") return listing?.category === "services" ? toBook : toView;
  if (kind === "offer") return listing?.category === "realestate" ? toBuyHome : toBuy;
  return listing ? byCategory[listing.category] : toVendor;
}
