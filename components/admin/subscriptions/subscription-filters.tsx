import { LinkTabs } from "@/components/ui/link-tabs";
import { SearchForm } from "@/components/ui/search-form";
import { Select } from "@/components/ui/select";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { writeQuery, type QueryParams } from "@/lib/shared/query-params";
import {
  planIds,
  statusNames,
  subscriptionStatuses,
  type PlanId,
  type SubscriptionStatus,
} from "@/lib/subscriptions/rules";
import type { SubscriberCounts } from "@/lib/subscriptions/subscribers/subscribers.contract";

export type SubscriptionFilter = { status?: SubscriptionStatus; plan?: PlanId; search: string };

export function readSubscriptionFilter(params: QueryParams, search: string): SubscriptionFilter {
  return {
    status: subscriptionStatuses.find((status) => status === params.status),
    plan: planIds.find((plan) => plan === params.plan),
    search,
  };
}

export function subscriptionsHref({ status, plan, search }: SubscriptionFilter, cursor?: string): string {
  return adminHrefs.subscriptions(writeQuery({ status, plan, search, cursor }));
}

type Props = {
  filter: SubscriptionFilter;
  counts: SubscriberCounts;
  plans: readonly { id: string; name: string }[];
};

export function SubscriptionFilters({ filter, counts, plans }: Props) {
  const states = [undefined, ...subscriptionStatuses];
  return (
    <div className="grid gap-4">
      <LinkTabs
        label="Subscriptions by status"
        tabs={states.map((status) => ({
          label: status ? statusNames[status] : "All",
          href: subscriptionsHref({ ...filter, status }),
          current: status === filter.status,
          ...counts[status ?? "all"],
        }))}
      />
      <SearchForm
        action={adminHrefs.subscriptions()}
        label="Search subscriptions"
        placeholder="Business, username or email"
        value={filter.search}
        preservedParams={filter.status ? [{ name: "status", value: filter.status }] : []}
      >
        <Select
          key={filter.plan ?? ""}
          name="plan"
          aria-label="Plan"
          defaultValue={filter.plan ?? ""}
          wrapperClassName="w-auto shrink-0 max-sm:flex-1"
        >
          <option value="">All plans</option>
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </SearchForm>
    </div>
  );
}
