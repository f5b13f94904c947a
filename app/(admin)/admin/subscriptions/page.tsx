import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import {
  readSubscriptionFilter,
  SubscriptionFilters,
  subscriptionsHref,
} from "@/components/admin/subscriptions/subscription-filters";
import { SubscriptionList } from "@/components/admin/subscriptions/subscription-list";
import { CreditCard } from "@/components/ui/deferred-icons";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { listPlans } from "@/lib/subscriptions/billing/plan.queries";
import { countSubscribers, listSubscribers } from "@/lib/subscriptions/subscribers/subscribers.queries";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Subscriptions", robots: { index: false, follow: false } };

export default function AdminSubscriptionsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.subscriptions()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readSubscriptionFilter(params, cleanInput(params.search, 100) ?? "");
        const [list, counts, plans] = await Promise.all([
          readList(params, (query) => listSubscribers({ ...query, ...filter })),
          countSubscribers(filter),
          listPlans(),
        ]);
        return (
          <AdminList
            title="Subscriptions"
            current="subscriptions"
            icon={CreditCard}
            list={list}
            hrefOf={({ search = "", cursor }) => subscriptionsHref({ ...filter, search }, cursor)}
            lead={<SubscriptionFilters filter={filter} counts={counts} plans={plans} />}
            empty={{
              title: "No subscriptions",
              text:
                filter.search || filter.plan || filter.status
                  ? "No subscriptions match this search and these filters."
                  : "A vendor’s plan shows up here when you approve them.",
            }}
          >
            <SubscriptionList subscribers={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
