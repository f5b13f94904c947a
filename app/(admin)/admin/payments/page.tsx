import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { PaymentQueue } from "@/components/admin/payments/payment-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { CreditCard } from "@/components/ui/more-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { typedText } from "@/lib/shared/text";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments.queries";

export const metadata: Metadata = { title: "Payments", robots: { index: false, follow: false } };

const query = { status: "pending", limit: 25 } as const;

export default function AdminPaymentsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.payments()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = typedText(params.search, 100) ?? "";
        const { page, cursor } = await readFrom(params.cursor, (from) =>
          listPaymentsOfVendors({ ...query, search, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Payments" current="payments" />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.payments()}
                label="Search payments"
                placeholder="Vendor, username or email"
                value={search}
              />
            ) : null}
            {items.length > 0 ? (
              <PaymentQueue payments={items} />
            ) : search ? (
              <NoMatches icon={CreditCard} search={search} clearHref={adminHrefs.payments()} />
            ) : (
              <EmptyState icon={CreditCard} title="No pending payments">
                <p className="text-muted-foreground">
                  When a vendor orders a plan, the payment shows up here until you mark it paid.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Payments"
              previousHref={cursor ? adminHrefs.payments(writeQuery({ search })) : null}
              nextHref={next ? adminHrefs.payments(writeQuery({ search, cursor: next })) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
