export const adminKeys = {
  listing: (id: string, updatedAt: string) => ["admin", "listings", id, updatedAt],
  listingCase: (id: string, updatedAt: string) => ["admin", "listing-cases", id, updatedAt],
  vendorCase: (id: string, updatedAt: string) => ["admin", "vendors", id, updatedAt],
  templates: (queue: string) => ["admin", "templates", queue],
  find: (text: string) => ["admin", "find", text],
  synonymCounts: (ids: readonly number[], words: readonly string[]) => ["admin", "synonyms", ids, words],
  heldText: (id: string) => ["admin", "held-text", id] as const,
  caseStatements: (id: string) => ["admin", "cases", id],
  thread: (messageId: string) => ["admin", "threads", messageId],
} as const;
