import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { IssueForm } from "@/components/admin/passwords/issue-form";
import { IssuedLinks } from "@/components/admin/passwords/issued-links";
import { Lock } from "@/components/ui/deferred-icons";
import { listIssuedLinks } from "@/lib/auth/credentials/issued.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Passwords", robots: { index: false, follow: false } };

export default function AdminPasswordsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.passwords()}>
      {async () => {
        const list = await readList(await readPageParams(searchParams), listIssuedLinks);
        return (
          <AdminList
            title="Passwords"
            current="passwords"
            icon={Lock}
            list={list}
            hrefOf={(query) => adminHrefs.passwords(writeQuery(query))}
            lead={<IssueForm />}
            searchForm={{
              action: adminHrefs.passwords(),
              label: "Search reset links",
              placeholder: "Name, username or email",
            }}
            paginationLabel="Reset links"
          >
            <IssuedLinks links={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
