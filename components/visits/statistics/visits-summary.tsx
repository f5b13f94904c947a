import { ButtonLink } from "@/components/ui/button";
import type { StatisticsDto } from "@/lib/visits/statistics.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { ChartCard } from "./chart-card";

export function VisitsSummary({ statistics }: { statistics: StatisticsDto }) {
  return (
    <section aria-labelledby="visits" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="visits" className="text-lg font-semibold">
          Visitors, last 30 days
        </h2>
        <ButtonLink href={adminHrefs.visitorStatistics()} variant="secondary">
          View visitor statistics
        </ButtonLink>
      </div>
      <ChartCard statistics={statistics} today={statistics.period.to} />
    </section>
  );
}
