import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { DayCard } from "@/components/admin/searches/day-card";
import { SearchNumbers } from "@/components/admin/searches/search-numbers";
import { MissedSearches, TopSearches } from "@/components/admin/searches/search-tables";
import { TierCard } from "@/components/admin/searches/tier-card";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { LinkTabs } from "@/components/ui/link-tabs";
import { readSearches } from "@/lib/search/feedback/searches.queries";
import { parseSearchPeriod, searchPeriods, defaultSearchPeriod } from "@/lib/search/feedback/searches.rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Searches", robots: { index: false, follow: false } };

export default function AdminSearchesPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.searches()}>
      {async () => {
        const period = parseSearchPeriod((await readPageParams(searchParams)).days);
        const { total, before, days, tiers, top, missed } = await readSearches(period);
        return (
          <AdminShell title="Searches" current="searches" className="grid-cols-[minmax(0,1fr)] gap-6">
            <LinkTabs
              label="Period"
              tabs={searchPeriods.map((count) => ({
                label: `${count} days`,
                href: adminHrefs.searches(count === defaultSearchPeriod ? "" : `days=${count}`),
                current: count === period,
              }))}
            />
            {total.searches === 0 ? (
              <EmptyState icon={Search} title="No searches in this period">
                <p className="text-muted-foreground">
                  What people search for shows up here within seconds. Bots and admins aren’t counted.
                </p>
              </EmptyState>
            ) : (
              <>
                <SearchNumbers total={total} before={before} days={period} />
                <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
                  <TierCard tiers={tiers} />
                  <DayCard days={days} />
                </div>
                <div className="grid gap-8 *:min-w-0 xl:grid-cols-[4fr_5fr]">
                  <MissedSearches searches={missed} />
                  <TopSearches searches={top} />
                </div>
                <p className="text-muted-foreground max-w-prose text-sm">
                  No one can tell who searched. Texts that look like an email address, a phone number or a
                  street address are only counted, and so are texts of fewer than five visitors after 28 days.
                </p>
              </>
            )}
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
