export const jobKeys = {
  one: (id: string) => ["jobs", id],
  application: (id: string, userId: string | null) => ["jobs", id, "application", userId],
} as const;
