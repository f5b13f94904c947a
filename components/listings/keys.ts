export const listingKeys = {
  initial: ["initial-data"],
  own: (id: string) => ["listings", "own", id],
  byIds: (ids: readonly string[]) => ["listings", "ids", ...ids],
  pages: (address: string, start: string) => ["listings", address, start],
} as const;
