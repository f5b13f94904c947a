export const reviewCopy = { listingNotFound: "This listing does not exist." } as const;
