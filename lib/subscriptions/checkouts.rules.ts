/** What a vendor is about to pay for. */
export type Order = {
  vendorId: string;
  subscriptionId: string;
  /** Cents of every month after the first. */
  plan: { id: string; priceCents: number };
  /** The plan whose renewal is due, so that its payment goes on waiting beside this order; null where none is. */
  renewalPlanId: string | null;
  /** Of the first month, in cents: less than the price where something is paid already. */
  amountCents: number;
};
