import { LinkTabs } from "@/components/ui/link-tabs";
import { adStatusNames, type AdStatus } from "@/lib/advertisements/lifecycle.rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { writeQuery } from "@/lib/shared/query-params";

const shown = ["pending", "running", "scheduled", "paused", "rejected", "ended"] as const;
export type AdFilter = (typeof shown)[number];

export function readAdFilter(text: string | undefined): AdFilter {
  return shown.find((status) => status === text) ?? "pending";
}

type Address = { filter: AdStatus; search?: string; cursor?: string };

export function adsHref({ filter, search, cursor }: Address): string {
  const status = filter === "pending" ? null : filter;
  return adminHrefs.advertisements(writeQuery({ status, search, cursor }));
}

export function AdFilters({ filter, search }: { filter: AdFilter; search: string }) {
  return (
    <LinkTabs
      label="Advertisements by status"
      tabs={shown.map((status) => ({
        label: adStatusNames[status],
        href: adsHref({ filter: status, search }),
        current: status === filter,
      }))}
    />
  );
}
