import { EmptyState } from "@/components/ui/empty-state";
import { CreditCard } from "@/components/ui/more-icons";
import { paymentStatusNames, type PaymentStatus } from "@/lib/subscriptions/rules";

const texts: Record<PaymentStatus, string> = {
  pending: "When a vendor orders a plan, the payment shows up here until you mark it paid.",
  paid: "Payments show up here once they’re paid.",
  failed: "Requests that were canceled or never paid show up here.",
  refunded: "Payments show up here once you mark them refunded or Stripe refunds them.",
};

export function EmptyPayments({ status }: { status: PaymentStatus }) {
  return (
    <EmptyState icon={CreditCard} title={`No ${paymentStatusNames[status].toLowerCase()} payments`}>
      <p className="text-muted-foreground">{texts[status]}</p>
    </EmptyState>
  );
}
