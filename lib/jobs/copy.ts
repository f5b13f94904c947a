export const jobCopy = { notFound: "This job doesn’t exist." } as const;
