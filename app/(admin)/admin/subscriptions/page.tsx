import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import {
  readSubscriptionFilter,
  SubscriptionFilters,
  subscriptionsHref,
} from "@/components/admin/subscriptions/subscription-filters";
import { SubscriptionList } from "@/components/admin/subscriptions/subscription-list";
import { EmptyState } from "@/components/ui/empty-state";
import { CreditCard } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { listPlans } from "@/lib/subscriptions/billing/plan.queries";
import { countSubscribers, listSubscribers } from "@/lib/subscriptions/subscribers/subscribers.queries";

export const metadata: Metadata = { title: "Subscriptions", robots: { index: false, follow: false } };

export default function AdminSubscriptionsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.subscriptions()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readSubscriptionFilter(params, cleanInput(params.search, 100) ?? "");
        const query = { ...filter, search: filter.search || undefined, limit: 25 };
        const [{ page, cursor }, counts, plans] = await Promise.all([
          readPageOrFirst(params.cursor, (from) => listSubscribers({ ...query, cursor: from })),
          countSubscribers(filter),
          listPlans(),
        ]);
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Subscriptions" current="subscriptions" />
            <SubscriptionFilters filter={filter} counts={counts} plans={plans} />
            {items.length > 0 ? (
              <SubscriptionList subscribers={items} />
            ) : (
              <EmptyState icon={CreditCard} title="No subscriptions">
                <p className="text-muted-foreground">
                  {filter.search || filter.plan || filter.status
                    ? "No subscriptions match this search and these filters."
                    : "A vendor’s plan shows up here when you approve them."}
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Subscriptions"
              previousHref={cursor ? subscriptionsHref(filter) : null}
              nextHref={next ? subscriptionsHref(filter, next) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
