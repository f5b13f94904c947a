import { LinkTabs } from "@/components/ui/link-tabs";
import { SearchForm } from "@/components/ui/search-form";
import type { VendorCountsDto } from "@/lib/platform/overview.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { writeQuery } from "@/lib/shared/query-params";
import type { VendorStatus } from "@/lib/vendors/rules";

export type VendorFilter = VendorStatus | "all";

const filters: readonly { id: VendorFilter; label: string }[] = [
  { id: "pending", label: "Pending" },
  { id: "approved", label: "Approved" },
  { id: "rejected", label: "Rejected" },
  { id: "suspended", label: "Suspended" },
  { id: "all", label: "All" },
];

export function readVendorFilter(text: string | undefined): VendorFilter {
  return filters.find(({ id }) => id === text)?.id ?? "pending";
}

type Address = { filter: VendorFilter; search?: string; cursor?: string };

export function vendorsHref({ filter, search, cursor }: Address): string {
  return adminHrefs.vendors(writeQuery({ status: filter, search, cursor }));
}

type Props = { filter: VendorFilter; search: string; counts: VendorCountsDto };

export function VendorFilters({ filter, search, counts }: Props) {
  return (
    <div className="grid gap-4">
      <LinkTabs
        label="Vendors by status"
        tabs={filters.map(({ id, label }) => ({
          label,
          href: vendorsHref({ filter: id, search }),
          current: id === filter,
          ...counts[id],
        }))}
      />
      <SearchForm
        action={adminHrefs.vendors()}
        label="Search vendors"
        placeholder="Business, username or email"
        value={search}
        preservedParams={[{ name: "status", value: filter }]}
      />
    </div>
  );
}
