import type { ContactSubject } from "./contact-subject";

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
  "Could I see it this week?",
  "I’m free on weekends. When could I visit?",
  "Is a video tour possible?",
] as const;

/** Short first questions, each sent with one more press. */
export function startersFor({ listing }: ContactSubject, kind?: "viewing"): readonly string[] {
  if (kind) return toView;
  return listing ? byCategory[listing.category] : toVendor;
}
