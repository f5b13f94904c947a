import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { readUserFilter, UserFilters, usersHref } from "@/components/admin/users/user-filters";
import { UserList } from "@/components/admin/users/user-list";
import { UserRound } from "@/components/ui/deferred-icons";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "People", robots: { index: false, follow: false } };

export default function AdminUsersPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.users()}>
      {async (viewer) => {
        const params = await readPageParams(searchParams);
        const filter = readUserFilter(params.show);
        const list = await readList(params, (query) => listAccountsForReview({ ...query, ...filter.query }));
        return (
          <AdminList
            title="People"
            current="users"
            icon={UserRound}
            list={list}
            hrefOf={(query) => usersHref({ filter, ...query })}
            lead={<UserFilters filter={filter} search={list.search} />}
            empty={{
              title: "No people found",
              text: list.search ? "No one matches that name, username or email." : "No one has this status.",
            }}
          >
            <UserList accounts={list.items} viewerId={viewer.id} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
