"use client";

import { StatusBadge } from "@/components/subscriptions/status-badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { IntentLink } from "@/components/ui/intent-link";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { monthlyText } from "@/lib/subscriptions/copy";
import type { SubscriberDto } from "@/lib/subscriptions/subscribers/subscribers.contract";
import { nextOf, periodOf } from "@/lib/subscriptions/subscribers/subscribers.copy";

const columns: readonly DataColumn<SubscriberDto>[] = [
  {
    id: "vendor",
    title: "Vendor",
    headClassName: "md:w-2/5",
    className: "py-2.5 align-top md:min-w-40",
    cell: (subscriber) => <Vendor subscriber={subscriber} />,
  },
  {
    id: "plan",
    title: "Plan",
    className: "py-2.5 align-top",
    cell: ({ planName, price, status }) => (
      <>
        <p>{planName}</p>
        <p className="text-muted-foreground whitespace-nowrap tabular-nums">
          {status === "trialing" && price > 0 ? `Free, then ${monthlyText(price)}` : monthlyText(price)}
        </p>
      </>
    ),
  },
  {
    id: "period",
    title: "This period",
    className: "py-2.5 align-top md:min-w-44 lg:whitespace-nowrap",
    cell: (subscriber) => (
      <>
        <StatusBadge status={subscriber.status} />
        <p>{periodOf(subscriber)}</p>
      </>
    ),
  },
  {
    id: "next",
    title: "Next period",
    className: "py-2.5 align-top md:min-w-52 xl:whitespace-nowrap",
    cell: nextOf,
  },
];

export function SubscriptionList({ subscribers }: { subscribers: readonly SubscriberDto[] }) {
  return (
    <DataTable server caption="Subscriptions" columns={columns} rows={subscribers} rowId={({ id }) => id} />
  );
}

function Vendor({ subscriber: { businessName, email, closed, createdAt } }: { subscriber: SubscriberDto }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {closed ? (
          businessName
        ) : (
          <IntentLink
            href={adminHrefs.vendors(`status=all&search=${encodeURIComponent(businessName)}`)}
            className="tap-target rounded-sm underline underline-offset-4"
          >
            {businessName}
          </IntentLink>
        )}
      </p>
      <p className="text-muted-foreground">{closed ? "Account closed" : <EmailText>{email}</EmailText>}</p>
      <p className="text-muted-foreground">Since {formatDate(createdAt)}</p>
    </>
  );
}
