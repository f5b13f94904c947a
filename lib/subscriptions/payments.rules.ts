import { fromCents } from "@/lib/shared/money";
import type { StepTable } from "@/lib/shared/steps";
import type { PaymentStatus } from "./rules";

/** What an admin says of a payment that waits: POST /api/admin/payments/{id}/{action}. */
export const paymentActions = ["paid", "void"] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** pending → paid | failed; what was decided stays, and only a payment provider tells of refunds. */
export const paymentSteps: StepTable<PaymentAction, PaymentStatus, "admin"> = {
  paid: { from: ["pending"], to: "paid", by: ["admin"] },
  void: { from: ["pending"], to: "failed", by: ["admin"] },
};

/** A payment as the database holds it. */
export type StoredPayment = {
  amountCents: number;
  periodStart: Date;
  periodEnd: Date;
  paidAt: Date | null;
  createdAt: Date;
};

/** The same in dollars and ISO dates, with whatever else the row tells. */
export function paymentOf<T extends StoredPayment>({
  amountCents,
  periodStart,
  periodEnd,
  paidAt,
  createdAt,
  ...rest
}: T) {
  return {
    ...rest,
    amount: fromCents(amountCents),
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
