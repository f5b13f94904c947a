import { fromCents } from "@/lib/shared/money";
import type { TransitionTable } from "@/lib/shared/lifecycle";
import type { PaymentStatus } from "@/lib/subscriptions/rules";

export const paymentActions = ["paid", "void", "late", "refund"] as const;
export type PaymentAction = (typeof paymentActions)[number];

export const paymentTransitions: TransitionTable<PaymentAction, PaymentStatus, "admin"> = {
  paid: { from: ["pending"], to: "paid", by: ["admin"] },
  void: { from: ["pending"], to: "failed", by: ["admin"] },
  late: { from: ["failed"], to: "paid", by: ["admin"] },
  refund: { from: ["paid"], to: "refunded", by: ["admin"] },
};

export type StoredPayment = {
  amountCents: number;
  refundedCents: number;
  status: PaymentStatus;
  periodStart: Date;
  periodEnd: Date;
  paidAt: Date | null;
  createdAt: Date;
};

export function paymentOf<T extends StoredPayment>({
  amountCents,
  refundedCents,
  periodStart,
  periodEnd,
  paidAt,
  createdAt,
  ...rest
}: T) {
  return {
    ...rest,
    amount: fromCents(amountCents),
    refunded: fromCents(rest.status === "refunded" ? amountCents : refundedCents),
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
