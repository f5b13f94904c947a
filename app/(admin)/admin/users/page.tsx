import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { readUserFilter, UserFilters, usersHref } from "@/components/admin/users/user-filters";
import { UserList } from "@/components/admin/users/user-list";
import { EmptyState } from "@/components/ui/empty-state";
import { UserRound } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readUserPage } from "./read-user-page";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "People", robots: { index: false, follow: false } };

export default function AdminUsersPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.users()}>
      {async (viewer) => {
        const params = await readPageParams(searchParams);
        const filter = readUserFilter(params.show);
        const search = cleanInput(params.search, 100) ?? "";
        const { page, cursor } = await readUserPage({ filter, search, cursor: params.cursor });
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="People" current="users" />
            <UserFilters filter={filter} search={search} />
            {items.length > 0 ? (
              <UserList accounts={items} viewerId={viewer.id} />
            ) : (
              <EmptyState icon={UserRound} title="No people found">
                <p className="text-muted-foreground">
                  {search ? "No one matches that name, username or email." : "No one has this status."}
                </p>
              </EmptyState>
            )}
            <Pagination
              label="People"
              previousHref={cursor ? usersHref({ filter, search }) : null}
              nextHref={next ? usersHref({ filter, search, cursor: next }) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
