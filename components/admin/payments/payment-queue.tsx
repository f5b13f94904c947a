"use client";

import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { call } from "@/lib/client/api";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import { settleVendorPayment, type VendorPaymentDto } from "@/lib/subscriptions/payments/contract";
import type { PaymentAction } from "@/lib/subscriptions/payments/rules";
import { useQueue, type QueueRow } from "../decisions/use-queue";

type Item = VendorPaymentDto & { updatedAt: string };

/** Payments that wait: marked paid when the money is there, or given up. */
export function PaymentQueue({ payments }: { payments: readonly VendorPaymentDto[] }) {
  const items = payments.map((payment): Item => ({ ...payment, updatedAt: payment.createdAt }));
  const queue = useQueue<Item, PaymentAction>(items, {
    keys: { p: "paid" },
    actionsOf: () => ["paid", "void"],
    needsReason: () => false,
    canChoose: () => false,
    send: ({ id }, { action }) => call(settleVendorPayment, { params: { id, action } }),
    nameOf: ({ businessName }) => `The payment of ${businessName}`,
    doneName: (action) => (action === "paid" ? "marked paid" : "given up"),
    plural: "payments",
    effect: "The vendor sees it on the subscription page.",
  });
  const { body, shown } = queue;
  return (
    <div onKeyDown={queue.onKeyDown}>
      <Table caption="Payments that wait">
        <TableHeader>
          <tr>
            <TableHead className="w-full">Vendor</TableHead>
            <TableHead>Plan</TableHead>
            <TableHead numeric>Amount</TableHead>
            <TableHead>Ordered</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </tr>
        </TableHeader>
        <TableBody ref={body}>
          {shown.map((item) => (
            <PaymentRow key={item.id} item={item} {...queue.rowOf(item)} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type RowProps = QueueRow<PaymentAction> & { item: Item };

function PaymentRow({ item, tabbable, pending, onFocus, onAction }: RowProps) {
  return (
    <TableRow data-row={item.id} tabIndex={tabbable ? 0 : -1} onFocus={onFocus}>
      <TableCell className="py-2.5">
        <p className="font-semibold wrap-anywhere">{item.businessName}</p>
        <p className="text-muted-foreground wrap-anywhere">{item.email}</p>
      </TableCell>
      <TableCell label="Plan">{item.planName}</TableCell>
      <TableCell numeric label="Amount">
        {formatPrice(item.amount)}
      </TableCell>
      <TableCell label="Ordered" className="whitespace-nowrap">
        <RelativeTime date={item.createdAt} exact={formatDate(item.createdAt)} />
      </TableCell>
      <TableCell className="py-2 max-md:pt-3">
        <div className="flex gap-2 max-md:*:flex-1 md:justify-end">
          <Button
            size="sm"
            className="max-md:h-11"
            disabled={pending}
            aria-label={`Mark paid: ${item.businessName}`}
            onClick={() => onAction("paid")}
          >
            Mark paid
          </Button>
          <Button
            size="sm"
            variant="secondary"
            className="max-md:h-11"
            disabled={pending}
            aria-label={`Give up: ${item.businessName}`}
            onClick={() => onAction("void")}
          >
            Give up
          </Button>
        </div>
      </TableCell>
    </TableRow>
  );
}
