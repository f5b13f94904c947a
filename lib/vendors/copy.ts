export const vendorCopy = { notFound: "This vendor doesn’t exist." } as const;
