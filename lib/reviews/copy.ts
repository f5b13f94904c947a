export const reviewCopy = { listingNotFound: "This listing doesn’t exist." } as const;
