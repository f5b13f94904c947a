export const limitCopy = {
  listings: (limit: number) =>
    `Your plan allows ${limit} ${limit === 1 ? "listing" : "listings"}. Close or delete one, or choose a larger plan.`,
  featured: (limit: number) =>
    limit === 0
      ? "Your plan doesn’t include featured listings. Choose a larger plan to feature one."
      : `Your plan allows ${limit} featured ${limit === 1 ? "listing" : "listings"}. Stop featuring one or choose a larger plan.`,
  boosted: "This listing is boosted with points, so it stays featured until the boost ends.",
  boostNotLive: "Only a live listing can be boosted.",
  boostFeatured: "Your plan already features this listing. Choose another one.",
} as const;
