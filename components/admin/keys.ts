/** Where what an admin looks at is kept; what has changed is asked for again. */
export const adminKeys = {
  listing: (id: string, updatedAt: string) => ["admin", "listings", id, updatedAt],
  vendorCase: (id: string, updatedAt: string) => ["admin", "vendors", id, updatedAt],
  thread: (messageId: string) => ["admin", "threads", messageId],
} as const;
