"use client";

import { useState } from "react";
import { PaidAmount } from "@/components/subscriptions/paid-amount";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DataColumn } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { RelativeTime } from "@/components/ui/relative-time";
import { call } from "@/lib/client/api";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import { settleVendorPayment, type VendorPaymentDto } from "@/lib/subscriptions/payments/payments.contract";
import type { PaymentAction } from "@/lib/subscriptions/payments/payments.rules";
import { paymentStatusNames, type PaymentStatus } from "@/lib/subscriptions/rules";
import { decisionColumn } from "../moderation/decision-column";
import { QueueTable } from "../moderation/queue-table";
import { useQueue } from "../moderation/use-queue";

type Item = VendorPaymentDto & { updatedAt: string };

type Decisions = readonly { action: PaymentAction; label: string }[];

const decisions: Partial<Record<PaymentStatus, Decisions>> = {
  pending: [
    { action: "paid", label: "Mark paid" },
    { action: "void", label: "Cancel request" },
  ],
  failed: [{ action: "late", label: "Book late transfer" }],
  paid: [{ action: "refund", label: "Mark refunded" }],
};

/** Card payments have no actions because Stripe settles them. */
function decisionsOf({ status, provider }: VendorPaymentDto): Decisions {
  return (provider === "manual" && decisions[status]) || [];
}

const doneNames: Record<PaymentAction, string> = {
  paid: "marked paid",
  void: "canceled",
  late: "booked",
  refund: "marked refunded",
};

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
  late: {
    title: ({ businessName, amount }) => `Book ${formatPrice(amount)} from ${businessName} as paid?`,
    text: "The transfer came after the request was canceled. Their plan starts right away.",
    button: "Book transfer",
  },
  refund: {
    title: ({ businessName, amount }) => `Mark ${formatPrice(amount)} from ${businessName} as refunded?`,
    text: "Send the money back first. If their plan still runs on this payment, it ends right away.",
    button: "Mark refunded",
  },
};

const columns: readonly DataColumn<Item>[] = [
  {
    id: "vendor",
    title: "Vendor",
    headClassName: "w-full",
    className: "py-2.5",
    cell: ({ businessName, email }) => (
      <>
        <p className="font-semibold wrap-anywhere">{businessName}</p>
        <p className="text-muted-foreground">
          <EmailText>{email}</EmailText>
        </p>
      </>
    ),
  },
  { id: "plan", title: "Plan", cell: ({ planName }) => planName },
  { id: "amount", title: "Amount", numeric: true, cell: (payment) => <PaidAmount payment={payment} /> },
  {
    id: "ordered",
    title: "Ordered",
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => <RelativeTime date={createdAt} exact={formatDate(createdAt)} />,
  },
];

type Props = { payments: readonly VendorPaymentDto[]; status: PaymentStatus };

export function PaymentQueue({ payments, status }: Props) {
  const [asking, setAsking] = useState<{ item: Item; action: PaymentAction } | null>(null);
  const items = payments.map((payment): Item => ({ ...payment, updatedAt: payment.createdAt }));
  const queue = useQueue<Item, PaymentAction>(items, {
    keys: {},
    actionsOf: (item) => decisionsOf(item).map(({ action }) => action),
    needsConfirmation: () => false,
    isSelectable: () => false,
    send: ({ id }, { action }) => call(settleVendorPayment, { params: { id, action } }),
    nameOf: ({ businessName }) => `The payment from ${businessName}`,
    doneName: (action) => doneNames[action],
    plural: "payments",
    effect: "The vendor will see it on their subscription page.",
  });
  return (
    <QueueTable
      queue={queue}
      caption={`${paymentStatusNames[status]} payments`}
      columns={[
        ...columns,
        decisionColumn<Item, PaymentAction>({
          decisionsOf,
          subjectOf: ({ businessName }) => businessName,
          placeOf: (item) => ({ ...queue.rowOf(item), onAction: (action) => setAsking({ item, action }) }),
        }),
      ]}
    >
      {asking ? (
        <ConfirmDialog
          title={words[asking.action].title(asking.item)}
          button={words[asking.action].button}
          harm={asking.action === "void" || asking.action === "refund"}
          pending={queue.isPending}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            queue.decide([asking.item], asking.action);
            setAsking(null);
          }}
        >
          <p>{words[asking.action].text}</p>
        </ConfirmDialog>
      ) : null}
    </QueueTable>
  );
}
