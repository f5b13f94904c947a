export const vendorKeys = {
  team: ["team"],
  thread: (id: string) => ["team-thread", id],
  webhooks: ["webhooks"],
  deliveries: (id: string) => ["webhook-deliveries", id],
  imports: ["imports"],
  import: (id: string) => ["imports", id],
  importRows: (id: string, errors: boolean) => ["imports", id, "rows", errors],
} as const;
