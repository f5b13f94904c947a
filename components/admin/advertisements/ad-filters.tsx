import { LinkTabs } from "@/components/ui/link-tabs";
import { adStatusNames, type AdStatus } from "@/lib/advertisements/lifecycle.rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

const shown = ["pending", "running", "scheduled", "paused", "rejected", "ended"] as const;
export type AdFilter = (typeof shown)[number];

/** What the address asks for; what waits for a decision unless it says otherwise. */
export function readAdFilter(text: string | undefined): AdFilter {
  return shown.find((status) => status === text) ?? "pending";
}

/** The address of a filtered list. */
export function adsHref(filter: AdStatus, cursor?: string): string {
  const query = new URLSearchParams(filter === "pending" ? {} : { status: filter });
  if (cursor) query.set("cursor", cursor);
  return adminHrefs.advertisements(String(query));
}

/** States of advertisements; the one shown is in the address. */
export function AdFilters({ filter }: { filter: AdFilter }) {
  return (
    <LinkTabs
      label="Advertisements by status"
      tabs={shown.map((status) => ({
        label: adStatusNames[status],
        href: adsHref(status),
        current: status === filter,
      }))}
    />
  );
}
