import { buttonVariants } from "@/components/ui/button-variants";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { LinkTabs } from "@/components/ui/link-tabs";
import { hrefs } from "@/lib/shared/hrefs";

const filters = [
  { id: "all", label: "Everybody", query: {} },
  { id: "customers", label: "Customers", query: { role: "customer" } },
  { id: "vendors", label: "Vendors", query: { role: "vendor" } },
  { id: "admins", label: "Administrators", query: { role: "admin" } },
  { id: "suspended", label: "Suspended", query: { status: "suspended" } },
] as const;

export type UserFilter = (typeof filters)[number];

/** What the address asks for; everybody unless it says otherwise. */
export function readUserFilter(text: string): UserFilter {
  return filters.find(({ id }) => id === text) ?? filters[0];
}

type Address = { filter: UserFilter; search: string; cursor?: string };

/** The address of a filtered list. */
export function usersHref({ filter, search, cursor }: Address): string {
  const query = new URLSearchParams({ show: filter.id });
  if (search) query.set("search", search);
  if (cursor) query.set("cursor", cursor);
  return hrefs.adminUsers(String(query));
}

/** Roles and states, and a search over names, username and email; all of it in the address. */
export function UserFilters({ filter, search }: Address) {
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
      <form role="search" action={hrefs.adminUsers()} className="flex max-w-md gap-2">
        <input type="hidden" name="show" value={filter.id} />
        <Input
          type="search"
          name="search"
          aria-label="Search people"
          placeholder="Name, username or email"
          defaultValue={search}
          maxLength={100}
        />
        <button
          type="submit"
          aria-label="Search"
          className={buttonVariants({ variant: "secondary", size: "icon" })}
        >
          <Search />
        </button>
      </form>
    </div>
  );
}
