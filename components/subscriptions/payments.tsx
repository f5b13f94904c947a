import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { PaymentDto } from "@/lib/subscriptions/contract";
import { invoiceNumber, paymentStatusNames, type PaymentStatus } from "@/lib/subscriptions/rules";
import { PaidAmount } from "./paid-amount";

const looks: Record<PaymentStatus, BadgeVariant> = {
  pending: "waiting",
  paid: "trust",
  failed: "neutral",
  refunded: "neutral",
};

const columns: readonly DataColumn<PaymentDto>[] = [
  {
    id: "date",
    title: "Date",
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatShortDate(createdAt),
    className: "whitespace-nowrap max-md:font-semibold",
  },
  {
    id: "plan",
    title: "Plan",
    value: ({ planName }) => planName,
    headClassName: "w-full",
  },
  {
    id: "period",
    title: "Period",
    className: "whitespace-nowrap max-md:col-span-2",
    cell: ({ periodStart, periodEnd }) => `${formatShortDate(periodStart)} – ${formatShortDate(periodEnd)}`,
  },
  {
    id: "amount",
    title: "Amount",
    numeric: true,
    value: ({ amount }) => amount,
    cell: (payment) => <PaidAmount payment={payment} />,
  },
  {
    id: "status",
    title: "Status",
    label: false,
    cell: ({ status }) => <Badge variant={looks[status]}>{paymentStatusNames[status]}</Badge>,
  },
  {
    id: "invoice",
    title: "Invoice",
    untitled: true,
    cell: ({ id, paidAt }) =>
      paidAt ? (
        <IntentLink
          href={hrefs.invoice(id)}
          className="tap-target text-primary rounded-sm font-semibold underline-offset-4 hover:underline"
        >
          Invoice<span className="sr-only"> {invoiceNumber(id)}</span>
        </IntentLink>
      ) : null,
  },
];

export function Payments({ payments }: { payments: readonly PaymentDto[] }) {
  return (
    <section aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="text-lg font-semibold">
        Payments
      </h2>
      {payments.length === 0 ? (
        <p className="text-muted-foreground">No payments yet. When you pay for a plan, it shows up here.</p>
      ) : (
        <DataTable caption="Payments" rows={payments} rowId={({ id }) => id} columns={columns} />
      )}
    </section>
  );
}
