/** What a vendor is about to pay for. */
export type Order = {
  vendorId: string;
  subscriptionId: string;
  /** Cents of every month after the first. */
  plan: { id: string; priceCents: number };
  /** Plan whose renewal is due, because its payment stays pending beside this order; null without one. */
  renewalPlanId: string | null;
  /** Of the first month, in cents: less than the price where something is paid already. */
  amountCents: number;
};
