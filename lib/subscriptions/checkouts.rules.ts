/** What a vendor is about to pay for. */
export type Order = {
  vendorId: string;
  subscriptionId: string;
  plan: { id: string };
  /** Of the first month, in cents: less than the price where something is paid already. */
  amountCents: number;
};
