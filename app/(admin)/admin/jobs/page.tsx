import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { TreeProvider } from "@/components/forms/tree-context";
import { JobQueue } from "@/components/admin/jobs/job-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { toFormNodes } from "@/lib/shared/tree";

export const metadata: Metadata = { title: "Jobs in review", robots: { index: false, follow: false } };

export default function AdminJobsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.jobs()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = cleanInput(params.search, 100) ?? "";
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listPendingJobs({ search, limit: 25, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Jobs in review" current="jobs" />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.jobs()}
                label="Search jobs in review"
                placeholder="Title, company or person"
                value={search}
              />
            ) : null}
            {items.length > 0 ? (
              <TreeProvider nodes={toFormNodes(await readJobTree())}>
                <JobQueue jobs={items} />
              </TreeProvider>
            ) : search ? (
              <NoMatches icon={Briefcase} search={search} clearHref={adminHrefs.jobs()} />
            ) : (
              <EmptyState icon={Briefcase} title="No jobs in review">
                <p className="text-muted-foreground">New and changed jobs show up here for review.</p>
              </EmptyState>
            )}
            <Pagination
              label="Jobs in review"
              previousHref={cursor ? adminHrefs.jobs(writeQuery({ search })) : null}
              nextHref={next ? adminHrefs.jobs(writeQuery({ search, cursor: next })) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
