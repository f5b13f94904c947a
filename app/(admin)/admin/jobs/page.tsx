import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { JobQueue } from "@/components/admin/jobs/job-queue";
import { TreeProvider } from "@/components/forms/tree-context";
import { Briefcase } from "@/components/ui/icons";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { toFormNodes } from "@/lib/shared/tree";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Jobs in review", robots: { index: false, follow: false } };

export default function AdminJobsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.jobs()}>
      {async () => {
        const [list, tree] = await Promise.all([
          readList(await readPageParams(searchParams), listPendingJobs),
          readJobTree(),
        ]);
        return (
          <AdminList
            title="Jobs in review"
            current="jobs"
            icon={Briefcase}
            list={list}
            hrefOf={(query) => adminHrefs.jobs(writeQuery(query))}
            searchForm={{
              action: adminHrefs.jobs(),
              label: "Search jobs in review",
              placeholder: "Title, company or person",
            }}
            empty={{ title: "No jobs in review", text: "New and changed jobs show up here for review." }}
          >
            <TreeProvider nodes={toFormNodes(tree)}>
              <JobQueue jobs={list.items} />
            </TreeProvider>
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
