import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { TreeProvider } from "@/components/forms/tree-context";
import { JobQueue } from "@/components/admin/jobs/job-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { toFormNodes } from "@/lib/shared/tree";

export const metadata: Metadata = { title: "Jobs in review", robots: { index: false, follow: false } };

export default function AdminJobsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.jobs()}>
      {async () => {
        const { cursor: asked } = await readPageParams(searchParams);
        const { page, cursor } = await readFrom(asked, (from) =>
          listPendingJobs({ limit: 25, cursor: from }),
        );
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Jobs in review" current="jobs" />
            {page.items.length > 0 ? (
              <TreeProvider nodes={toFormNodes(await readJobTree())}>
                <JobQueue jobs={page.items} />
              </TreeProvider>
            ) : (
              <EmptyState icon={Briefcase} title="No jobs in review">
                <p className="text-muted-foreground">New and changed jobs show up here for review.</p>
              </EmptyState>
            )}
            <Pagination
              label="Jobs in review"
              previousHref={cursor ? adminHrefs.jobs() : null}
              nextHref={page.next ? adminHrefs.jobs(`cursor=${page.next}`) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
