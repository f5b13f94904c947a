export const ratingCopy = {
  unknownDeal: "This deal doesn’t exist.",
  notCompleted: "You can rate the buyer once the deal is completed.",
  closed: "Ratings of this deal are closed. You can rate a buyer for 60 days.",
  rated: "You’ve already rated this buyer for this deal.",
  gone: "This buyer has deleted their account.",
  notEditable: "You can edit a rating for 48 hours after writing it.",
  tooLong: "At most 1,000 characters",
  tooMany: "You’ve rated 50 buyers today. Please come back tomorrow.",
  buyerRated: "A seller rated your deal",
  buyerRatedBody: (title: string) => `${title}. Only sellers you deal with can see the rating.`,
} as const;
