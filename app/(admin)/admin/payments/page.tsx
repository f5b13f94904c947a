import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { textOf, type PageParams } from "@/app/(public)/_results/read-results";
import { AdminHeader } from "@/components/admin/admin-header";
import { PaymentQueue } from "@/components/admin/payments/payment-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { CreditCard } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/queries";

export const metadata: Metadata = { title: "Payments", robots: { index: false, follow: false } };

const query = { status: "pending", limit: 25 } as const;

/** A page of what waits; a cursor that is no longer good starts from the front. */
async function readPage(cursor: string) {
  try {
    return await listPaymentsOfVendors({ ...query, cursor: cursor || undefined });
  } catch (error) {
    if (error instanceof AppError && error.code === "bad_request") return listPaymentsOfVendors(query);
    throw error;
  }
}

export default function AdminPaymentsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={hrefs.adminPayments()}>
      {async () => {
        const cursor = textOf((await searchParams).cursor);
        const { items, next } = await readPage(cursor);
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Payments" current="payments" />
            {items.length > 0 ? (
              <PaymentQueue payments={items} />
            ) : (
              <EmptyState icon={CreditCard} title="No payment waits">
                <p className="text-muted-foreground">
                  When a vendor orders a plan, the payment appears here until you mark it paid.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Payments"
              previousHref={cursor ? hrefs.adminPayments() : null}
              nextHref={next ? hrefs.adminPayments(`cursor=${next}`) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
