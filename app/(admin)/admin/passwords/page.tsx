import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { IssueForm } from "@/components/admin/passwords/issue-form";
import { IssuedLinks } from "@/components/admin/passwords/issued-links";
import { Lock } from "@/components/ui/more-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listIssuedLinks } from "@/lib/auth/credentials/issued.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Passwords", robots: { index: false, follow: false } };

export default function AdminPasswordsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.passwords()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = cleanInput(params.search, 100) ?? "";
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listIssuedLinks({ search, limit: 25, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Passwords" current="passwords" />
            <IssueForm />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.passwords()}
                label="Search reset links"
                placeholder="Name, username or email"
                value={search}
              />
            ) : null}
            {items.length > 0 ? <IssuedLinks links={items} /> : null}
            {items.length === 0 && search ? (
              <NoMatches icon={Lock} search={search} clearHref={adminHrefs.passwords()} />
            ) : null}
            <Pagination
              label="Reset links"
              previousHref={cursor ? adminHrefs.passwords(writeQuery({ search })) : null}
              nextHref={next ? adminHrefs.passwords(writeQuery({ search, cursor: next })) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
