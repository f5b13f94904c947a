import { formatPrice } from "@/lib/shared/money";
import type { PaymentDto } from "@/lib/subscriptions/contract";
import { partialRefundText } from "@/lib/subscriptions/rules";

export function PaidAmount({ payment }: { payment: Pick<PaymentDto, "amount" | "refunded" | "status"> }) {
  const refund = partialRefundText(payment);
  return (
    <>
      {formatPrice(payment.amount)}
      {refund ? <span className="text-muted-foreground block text-sm">{refund}</span> : null}
    </>
  );
}
