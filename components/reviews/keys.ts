/** Where the reviews after those of the page are kept. */
export const reviewKeys = {
  further: (listingId: string, cursor: string) => ["reviews", listingId, cursor],
} as const;
