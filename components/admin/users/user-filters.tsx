import { LinkTabs } from "@/components/ui/link-tabs";
import { SearchForm } from "@/components/ui/search-form";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { writeQuery } from "@/lib/shared/query-params";

const filters = [
  { id: "all", label: "All", query: {} },
  { id: "customers", label: "Customers", query: { role: "customer" } },
  { id: "vendors", label: "Vendors", query: { role: "vendor" } },
  { id: "admins", label: "Administrators", query: { role: "admin" } },
  { id: "suspended", label: "Suspended", query: { status: "suspended" } },
] as const;

export type UserFilter = (typeof filters)[number];

export function readUserFilter(text: string | undefined): UserFilter {
  return filters.find(({ id }) => id === text) ?? filters[0];
}

type Address = { filter: UserFilter; search?: string; cursor?: string };

export function usersHref({ filter, search, cursor }: Address): string {
  return adminHrefs.users(writeQuery({ show: filter.id, search, cursor }));
}

type Props = { filter: UserFilter; search: string };

export function UserFilters({ filter, search }: Props) {
  return (
    <div className="grid gap-4">
      <LinkTabs
        label="People by role"
        tabs={filters.map((other) => ({
          label: other.label,
          href: usersHref({ filter: other, search }),
          current: other.id === filter.id,
        }))}
      />
      <SearchForm
        action={adminHrefs.users()}
        label="Search people"
        placeholder="Name, username or email"
        value={search}
        preservedParams={[{ name: "show", value: filter.id }]}
      />
    </div>
  );
}
