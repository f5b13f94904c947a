/** What a vendor is about to pay for. */
export type Order = {
  vendorId: string;
  subscriptionId: string;
  plan: { id: string; name: string; priceCents: number; stripePriceId: string | null };
  /** Of the first month, in cents: less than the price where something is paid already. */
  amountCents: number;
  email: string;
  /** The vendor as the provider knows it, once it has paid there. */
  customerId: string | null;
};

/** All that Plaza asks of whoever takes the money. */
export type PaymentProvider = {
  /** Begins a payment; the address where the vendor pays, or null when an admin will mark it paid. */
  begin: (order: Order) => Promise<string | null>;
};
