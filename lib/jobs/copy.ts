export const jobCopy = { notFound: "This job does not exist." } as const;
