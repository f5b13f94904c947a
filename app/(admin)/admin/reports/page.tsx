import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { ReportQueue } from "@/components/admin/reports/report-queue";
import { Flag } from "@/components/ui/deferred-icons";
import { listReportedThings } from "@/lib/reports/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Reports", robots: { index: false, follow: false } };

export default function AdminReportsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.reports()}>
      {async () => {
        const list = await readList(await readPageParams(searchParams), listReportedThings);
        return (
          <AdminList
            title="Reports"
            current="reports"
            icon={Flag}
            list={list}
            hrefOf={(query) => adminHrefs.reports(writeQuery(query))}
            searchForm={{
              action: adminHrefs.reports(),
              label: "Search reports",
              placeholder: "Title or person",
            }}
            empty={{
              title: "No open reports",
              text: "Listings, reviews, messages, jobs and vendors that people report show up here.",
            }}
          >
            <ReportQueue things={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
