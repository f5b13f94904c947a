/** Where the lists of listings are kept. */
export const listingKeys = {
  initial: ["initial-data"],
  pages: (address: string, start: string) => ["listings", address, start],
} as const;
