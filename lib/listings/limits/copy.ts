export const limitCopy = {
  listings: (limit: number) =>
    `Your plan allows ${limit} ${limit === 1 ? "listing" : "listings"}. Close or delete one, or choose a larger plan.`,
} as const;
