export const vendorKeys = {
  team: ["team"],
  webhooks: ["webhooks"],
  deliveries: (id: string) => ["webhook-deliveries", id],
  imports: ["imports"],
  importColumns: ["imports", "columns"],
  terms: (listingId: string) => ["listings", "terms", listingId],
  saverOffer: (listingId: string) => ["listings", "saver-offer", listingId],
  import: (id: string) => ["imports", id],
  importRows: (id: string, errors: boolean) => ["imports", id, "rows", errors],
} as const;
