import type { Metadata } from "next";
import { renderAdminPage } from "@/app/_guard/admin-page";
import { UnguardedPage } from "@/app/_guard/unguarded-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { SiteKeyNumbers, SiteNumbers } from "@/components/admin/site-numbers";
import { StatisticsTabs } from "@/components/visits/statistics/statistics-tabs";
import { VisitsSummary } from "@/components/visits/statistics/visits-summary";
import { getSiteNumbers } from "@/lib/platform/overview.queries";
import { getStatistics, getToday } from "@/lib/visits/statistics.queries";
import { lastDays, defaultDays } from "@/lib/visits/statistics.rules";

export const metadata: Metadata = { title: "Site statistics", robots: { index: false, follow: false } };

export default function AdminStatsPage() {
  return (
    <UnguardedPage group="admin" title="Site statistics">
      {(viewer) =>
        renderAdminPage(viewer, async () => {
          const period = lastDays(getToday(), defaultDays);
          const [numbers, statistics] = await Promise.all([
            getSiteNumbers(),
            getStatistics({ ...period, compare: "previous" }),
          ]);
          return (
            <AdminShell title="Site statistics" current="statistics">
              <StatisticsTabs current="site" />
              <SiteKeyNumbers numbers={numbers} />
              <VisitsSummary statistics={statistics} />
              <SiteNumbers numbers={numbers} />
            </AdminShell>
          );
        })
      }
    </UnguardedPage>
  );
}
