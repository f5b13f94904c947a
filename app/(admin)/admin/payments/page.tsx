import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { PaymentQueue } from "@/components/admin/payments/payment-queue";
import { LinkTabs } from "@/components/ui/link-tabs";
import { CreditCard } from "@/components/ui/more-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";
import { paymentStatuses, paymentStatusNames, type PaymentStatus } from "@/lib/subscriptions/rules";
import { EmptyPayments } from "./empty-payments";

export const metadata: Metadata = { title: "Payments", robots: { index: false, follow: false } };

function hrefOf(status: PaymentStatus, { search, cursor }: { search?: string; cursor?: string }): string {
  return adminHrefs.payments(
    writeQuery({ status: status === "pending" ? undefined : status, search, cursor }),
  );
}

export default function AdminPaymentsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.payments()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = cleanInput(params.search, 100) ?? "";
        const status = paymentStatuses.find((one) => one === params.status) ?? "pending";
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listPaymentsOfVendors({ status, limit: 25, search, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Payments" current="payments" />
            <LinkTabs
              label="Payments by status"
              tabs={paymentStatuses.map((one) => ({
                label: paymentStatusNames[one],
                href: hrefOf(one, { search }),
                current: one === status,
              }))}
            />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.payments()}
                label="Search payments"
                placeholder="Vendor, username or email"
                value={search}
                kept={status === "pending" ? [] : [{ name: "status", value: status }]}
              />
            ) : null}
            {items.length > 0 ? (
              <PaymentQueue key={status} payments={items} status={status} />
            ) : search ? (
              <NoMatches icon={CreditCard} search={search} clearHref={hrefOf(status, {})} />
            ) : (
              <EmptyPayments status={status} />
            )}
            <Pagination
              label="Payments"
              previousHref={cursor ? hrefOf(status, { search }) : null}
              nextHref={next ? hrefOf(status, { search, cursor: next }) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
