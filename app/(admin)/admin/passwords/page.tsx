import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { IssueForm } from "@/components/admin/passwords/issue-form";
import { IssuedLinks } from "@/components/admin/passwords/issued-links";
import { Pagination } from "@/components/ui/pagination";
import { listIssuedLinks } from "@/lib/auth/credentials/issued.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Passwords", robots: { index: false, follow: false } };

export default function AdminPasswordsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.passwords()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const { page, cursor } = await readFrom(params.cursor, (from) =>
          listIssuedLinks({ limit: 25, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Passwords" current="passwords" />
            <IssueForm />
            {items.length > 0 ? <IssuedLinks links={items} /> : null}
            <Pagination
              label="Reset links"
              previousHref={cursor ? adminHrefs.passwords() : null}
              nextHref={next ? adminHrefs.passwords(`cursor=${next}`) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
