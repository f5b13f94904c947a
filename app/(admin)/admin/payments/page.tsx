import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { PaymentQueue } from "@/components/admin/payments/payment-queue";
import { LinkTabs } from "@/components/ui/link-tabs";
import { CreditCard } from "@/components/ui/deferred-icons";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams, type QueryParams } from "@/lib/shared/query-params";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";
import { paymentStatuses, paymentStatusNames, type PaymentStatus } from "@/lib/subscriptions/rules";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Payments", robots: { index: false, follow: false } };

const emptyTexts: Record<PaymentStatus, string> = {
  pending: "When a vendor orders a plan, the payment shows up here until you mark it paid.",
  paid: "Payments show up here once they’re paid.",
  failed: "Requests that were canceled or never paid show up here.",
  refunded: "Payments show up here once you mark them refunded or Stripe refunds them.",
};

function paymentsHref(status: PaymentStatus, query: QueryParams): string {
  return adminHrefs.payments(writeQuery({ status: status === "pending" ? null : status, ...query }));
}

export default function AdminPaymentsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.payments()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const status = paymentStatuses.find((one) => one === params.status) ?? "pending";
        const list = await readList(params, (query) => listPaymentsOfVendors({ ...query, status }));
        return (
          <AdminList
            title="Payments"
            current="payments"
            icon={CreditCard}
            list={list}
            hrefOf={(query) => paymentsHref(status, query)}
            lead={
              <LinkTabs
                label="Payments by status"
                tabs={paymentStatuses.map((one) => ({
                  label: paymentStatusNames[one],
                  href: paymentsHref(one, { search: list.search }),
                  current: one === status,
                }))}
              />
            }
            searchForm={{
              action: adminHrefs.payments(),
              label: "Search payments",
              placeholder: "Vendor, username or email",
              preservedParams: status === "pending" ? [] : [{ name: "status", value: status }],
            }}
            empty={{
              title: `No ${paymentStatusNames[status].toLowerCase()} payments`,
              text: emptyTexts[status],
            }}
          >
            <PaymentQueue key={status} payments={list.items} status={status} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
