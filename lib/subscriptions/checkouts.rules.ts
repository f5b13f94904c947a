export type Order = {
  vendorId: string;
  subscriptionId: string;
  /** Cents per month after the first. */
  plan: { id: string; priceCents: number };
  /** Plan of an overdue renewal whose payment stays pending alongside this order; null if there is none. */
  renewalPlanId: string | null;
  amountCents: number;
};
