export const reviewKeys = {
  sorted: (listingId: string, view: string) => ["reviews", listingId, "sorted", view],
  further: (listingId: string, cursor: string) => ["reviews", listingId, cursor],
} as const;
