"use client";

import { useState } from "react";
import { RelativeTime } from "@/components/ui/relative-time";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { call } from "@/lib/client/api";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import { settleVendorPayment, type VendorPaymentDto } from "@/lib/subscriptions/payments.contract";
import type { PaymentAction } from "@/lib/subscriptions/payments.rules";
import { DecisionCell } from "../moderation/decision-cell";
import { useQueue, type QueueRow } from "../moderation/use-queue";
import { SureDialog } from "../sure-dialog";

type Item = VendorPaymentDto & { updatedAt: string };

const decisions = [
  { action: "paid", label: "Mark paid", primary: true },
  { action: "void", label: "Cancel request" },
] as const;

const words: Record<PaymentAction, { title: (item: Item) => string; text: string; button: string }> = {
  paid: {
    title: ({ businessName, amount }) => `Mark ${formatPrice(amount)} from ${businessName} as paid?`,
    text: "Their plan starts right away.",
    button: "Mark paid",
  },
  void: {
    title: ({ businessName, amount }) =>
      `Cancel the request for ${formatPrice(amount)} from ${businessName}?`,
    text: "They stay on their current plan and can order again.",
    button: "Cancel request",
  },
};

/** Pending payments: marked paid when the money is there, or canceled. */
export function PaymentQueue({ payments }: { payments: readonly VendorPaymentDto[] }) {
  const [asking, setAsking] = useState<{ item: Item; action: PaymentAction } | null>(null);
  const items = payments.map((payment): Item => ({ ...payment, updatedAt: payment.createdAt }));
  const queue = useQueue<Item, PaymentAction>(items, {
    keys: {},
    actionsOf: () => ["paid", "void"],
    needsReason: () => false,
    canChoose: () => false,
    send: ({ id }, { action }) => call(settleVendorPayment, { params: { id, action } }),
    nameOf: ({ businessName }) => `The payment from ${businessName}`,
    doneName: (action) => (action === "paid" ? "marked paid" : "canceled"),
    plural: "payments",
    effect: "The vendor will see it on their subscription page.",
  });
  const { body, shown } = queue;
  return (
    <div onKeyDown={queue.onKeyDown}>
      <Table caption="Pending payments">
        <TableHeader>
          <tr>
            <TableHead className="w-full">Vendor</TableHead>
            <TableHead>Plan</TableHead>
            <TableHead numeric>Amount</TableHead>
            <TableHead>Ordered</TableHead>
            <TableActionsHead />
          </tr>
        </TableHeader>
        <TableBody ref={body}>
          {shown.map((item) => (
            <PaymentRow
              key={item.id}
              item={item}
              {...queue.rowOf(item)}
              onAction={(action) => setAsking({ item, action })}
            />
          ))}
        </TableBody>
      </Table>
      {asking ? (
        <SureDialog
          title={words[asking.action].title(asking.item)}
          text={words[asking.action].text}
          button={words[asking.action].button}
          harm={asking.action === "void"}
          pending={queue.isPending}
          onClose={() => setAsking(null)}
          onSure={() => {
            queue.decide([asking.item], asking.action);
            setAsking(null);
          }}
        />
      ) : null}
    </div>
  );
}

type RowProps = QueueRow<PaymentAction> & { item: Item };

function PaymentRow({ item, row, pending, onAction }: RowProps) {
  return (
    <TableRow {...row}>
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
      <DecisionCell decisions={decisions} subject={item.businessName} pending={pending} onAction={onAction} />
    </TableRow>
  );
}
