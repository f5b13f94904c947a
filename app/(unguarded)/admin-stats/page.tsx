import type { Metadata } from "next";
import { ofAdmin } from "@/app/_guard/admin-page";
import { UnguardedPage } from "@/app/_guard/unguarded-page";
import { AdminHeader } from "@/components/admin/admin-header";
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
        ofAdmin(viewer, async () => {
          const period = lastDays(getToday(), defaultDays);
          const [numbers, statistics] = await Promise.all([
            getSiteNumbers(),
            getStatistics({ ...period, compare: "previous" }),
          ]);
          return (
            <div className="page grid gap-6 py-6 md:py-8">
              <AdminHeader title="Site statistics" current="statistics" />
              <StatisticsTabs current="site" />
              <SiteKeyNumbers numbers={numbers} />
              <VisitsSummary statistics={statistics} />
              <SiteNumbers numbers={numbers} />
            </div>
          );
        })
      }
    </UnguardedPage>
  );
}
