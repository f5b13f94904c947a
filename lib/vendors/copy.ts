export const vendorCopy = { notFound: "This vendor does not exist." } as const;
