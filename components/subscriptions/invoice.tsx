import { ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPrice } from "@/lib/shared/money";
import type { PaymentDto } from "@/lib/subscriptions/contract";
import { invoiceNumber, partialRefundText, paymentStatusNames } from "@/lib/subscriptions/rules";

type Props = {
  payment: PaymentDto;
  site: { name: string; contactEmail: string };
  businessName: string;
};

export function Invoice({ payment, site, businessName }: Props) {
  const { id, planName, amount, status, createdAt, paidAt, periodStart, periodEnd } = payment;
  const refund = status === "refunded" ? "refunded" : partialRefundText(payment);
  const facts = [
    ["Date", formatDate(createdAt)],
    ["From", `${site.name}, ${site.contactEmail}`],
    ["To", businessName],
    [
      "Status",
      paidAt
        ? `Paid on ${formatDate(paidAt)}${refund ? `, ${refund} since` : ""}`
        : paymentStatusNames[status],
    ],
  ] as const;
  return (
    <article className="page grid max-w-3xl gap-8 py-6 md:py-8">
      <h1 className="text-2xl font-bold">Invoice {invoiceNumber(id)}</h1>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid sm:contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full text-left tabular-nums [&_td]:py-3 [&_th]:py-3">
        <caption className="sr-only">Charges</caption>
        <thead className="border-b">
          <tr>
            <th scope="col">Plan</th>
            <th scope="col" className="text-right">
              Amount
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          <tr>
            <td>
              {planName}, {formatDate(periodStart)} – {formatDate(periodEnd)}
            </td>
            <td className="text-right">{formatPrice(amount)}</td>
          </tr>
        </tbody>
        <tfoot className="border-t font-semibold">
          <tr>
            <th scope="row">Total</th>
            <td className="text-right">{formatPrice(amount)}</td>
          </tr>
        </tfoot>
      </table>
      <p data-print="no" className="flex flex-wrap gap-3">
        <PrintButton>Print invoice</PrintButton>
        <ButtonLink href={hrefs.subscription()} variant="secondary">
          All payments
        </ButtonLink>
      </p>
    </article>
  );
}
