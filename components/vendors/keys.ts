/** Where the answers about a vendor's imports are kept. */
export const vendorKeys = {
  webhooks: ["webhooks"],
  deliveries: (id: string) => ["webhook-deliveries", id],
  imports: ["imports"],
  import: (id: string) => ["imports", id],
  importRows: (id: string, errors: boolean) => ["imports", id, "rows", errors],
} as const;
