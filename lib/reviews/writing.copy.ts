export const reviewWritingCopy = {
  chooseRating: "Choose 1 to 5 stars",
  missing: "Write your review",
  tooLong: "At most 4,000 characters",
  tooManyPhotos: "Add at most 4 photos.",
  notFound: "This listing doesn’t exist.",
  own: "You can’t review your own listing.",
  noDeal: "You can review a listing once you and the vendor have messaged each other or completed a deal.",
  tooMany: "You’ve written 10 reviews today. Please come back tomorrow.",
  written: "You’ve already reviewed this listing.",
  wordRefused: (word: string) => `Please write it without the word “${word}”.`,
} as const;
