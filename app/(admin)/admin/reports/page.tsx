import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { ReportQueue } from "@/components/admin/reports/report-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Flag } from "@/components/ui/more-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listReportedThings } from "@/lib/reports/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Reports", robots: { index: false, follow: false } };

export default function AdminReportsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.reports()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = cleanInput(params.search, 100) ?? "";
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listReportedThings({ search, limit: 25, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Reports" current="reports" />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.reports()}
                label="Search reports"
                placeholder="Title or person"
                value={search}
              />
            ) : null}
            {items.length > 0 ? (
              <ReportQueue things={items} />
            ) : search ? (
              <NoMatches icon={Flag} search={search} clearHref={adminHrefs.reports()} />
            ) : (
              <EmptyState icon={Flag} title="No open reports">
                <p className="text-muted-foreground">
                  Listings, reviews, messages, jobs and vendors that people report show up here.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Reports"
              previousHref={cursor ? adminHrefs.reports(writeQuery({ search })) : null}
              nextHref={next ? adminHrefs.reports(writeQuery({ search, cursor: next })) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
