/** Where jobs are kept. */
export const jobKeys = { one: (id: string) => ["jobs", id] } as const;
