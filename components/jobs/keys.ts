/** Where jobs are kept. */
export const jobKeys = {
  one: (id: string) => ["jobs", id],
  application: (id: string) => ["jobs", id, "application"],
} as const;
