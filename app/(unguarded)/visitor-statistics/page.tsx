import type { Metadata } from "next";
import { renderAdminPage } from "@/app/_guard/admin-page";
import { UnguardedPage } from "@/app/_guard/unguarded-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { StatisticsTabs } from "@/components/visits/statistics/statistics-tabs";
import { StatisticsView } from "@/components/visits/statistics/statistics-view";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { getStatistics, getToday } from "@/lib/visits/statistics.queries";
import { readPeriod } from "@/lib/visits/statistics.rules";

export const metadata: Metadata = { title: "Visitor statistics", robots: { index: false, follow: false } };

export default function VisitorStatisticsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <UnguardedPage group="admin" title="Visitor statistics">
      {(viewer) =>
        renderAdminPage(viewer, async () => {
          const params = await readPageParams(searchParams);
          const today = getToday();
          const compare = params.compare === "year" ? "year" : "previous";
          const statistics = await getStatistics({ ...readPeriod(params, today), compare });
          return (
            <AdminShell title="Visitor statistics" current="statistics">
              <StatisticsTabs current="visitors" />
              <StatisticsView statistics={statistics} today={today} />
            </AdminShell>
          );
        })
      }
    </UnguardedPage>
  );
}
