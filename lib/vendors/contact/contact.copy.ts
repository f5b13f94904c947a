export const contactCopy = {
  tooMany: "You’ve looked up a lot of phone numbers today. Try again tomorrow.",
  yourself: "This is your own profile.",
  unavailable: "You can’t contact this vendor right now.",
  listingGone: "This listing is no longer available.",
} as const;
