export const paymentActions = ["paid", "void"] as const;
export type PaymentAction = (typeof paymentActions)[number];
