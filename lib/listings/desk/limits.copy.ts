export const limitCopy = {
  listings: (limit: number) =>
    `Your plan allows ${limit} ${limit === 1 ? "listing" : "listings"}. Close or delete one, or choose a larger plan.`,
  featured: (limit: number) =>
    limit === 0
      ? "Your plan includes 0 featured listings. Choose a larger plan to feature one."
      : `Your plan allows ${limit} featured ${limit === 1 ? "listing" : "listings"}. Stop featuring one or choose a larger plan.`,
} as const;
