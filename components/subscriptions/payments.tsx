import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPrice } from "@/lib/shared/money";
import type { PaymentDto } from "@/lib/subscriptions/contract";
import { invoiceNumber, paymentStatusNames, type PaymentStatus } from "@/lib/subscriptions/rules";

const looks: Record<PaymentStatus, BadgeVariant> = {
  pending: "waiting",
  paid: "trust",
  failed: "neutral",
  refunded: "neutral",
};

/** What was paid, the newest first. */
export function Payments({ payments }: { payments: readonly PaymentDto[] }) {
  return (
    <section aria-labelledby="payments" className="grid gap-4">
      <h2 id="payments" className="text-lg font-semibold">
        Payments
      </h2>
      {payments.length === 0 ? (
        <p className="text-muted-foreground">No payments yet. When you pay for a plan, it shows up here.</p>
      ) : (
        <Table caption="Payments">
          <TableHeader>
            <tr>
              <TableHead>Date</TableHead>
              <TableHead className="w-full">Plan</TableHead>
              <TableHead>Period</TableHead>
              <TableHead numeric>Amount</TableHead>
              <TableHead>Status</TableHead>
              <TableHead>
                <span className="sr-only">Invoice</span>
              </TableHead>
            </tr>
          </TableHeader>
          <TableBody>
            {payments.map(({ id, createdAt, planName, periodStart, periodEnd, amount, status, paidAt }) => (
              <TableRow key={id}>
                <TableCell label="Date" className="whitespace-nowrap">
                  {formatShortDate(createdAt)}
                </TableCell>
                <TableCell label="Plan">{planName}</TableCell>
                <TableCell label="Period" className="whitespace-nowrap">
                  {formatShortDate(periodStart)} – {formatShortDate(periodEnd)}
                </TableCell>
                <TableCell numeric label="Amount">
                  {formatPrice(amount)}
                </TableCell>
                <TableCell>
                  <Badge variant={looks[status]}>{paymentStatusNames[status]}</Badge>
                </TableCell>
                <TableCell>
                  {paidAt ? (
                    <IntentLink
                      href={hrefs.invoice(id)}
                      className="tap-target text-primary rounded-sm font-semibold underline-offset-4 hover:underline"
                    >
                      Invoice<span className="sr-only"> {invoiceNumber(id)}</span>
                    </IntentLink>
                  ) : null}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
