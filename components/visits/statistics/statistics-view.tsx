"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ChartColumn } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { Select } from "@/components/ui/select";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { StatisticsDto } from "@/lib/visits/statistics.contract";
import type { Comparison, Period } from "@/lib/visits/statistics.rules";
import { comparisonLabel, ChartCard } from "./chart-card";
import { DateRange } from "./date-range";
import { DownloadLink } from "./download-link";
import { Funnel } from "./funnel";
import { LiveNow } from "./live-now";
import { ReportCard } from "./report-card";
import { FoundTerms, MissedTerms } from "./terms-card";

type Props = { statistics: StatisticsDto; today: string };

export function StatisticsView({ statistics, today }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const { total, totalBefore, searches } = statistics;
  const isEmpty = total.visits === 0 && totalBefore.visits === 0 && searches.total === 0;

  function show(next: Period, comparison: Comparison): void {
    const query = new URLSearchParams({ ...next, ...(comparison === "year" ? { compare: "year" } : {}) });
    startTransition(() => router.push(adminHrefs.visitorStatistics(String(query)), { scroll: false }));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Controls {...{ statistics, today, isPending }} onChange={show} />
      <div
        aria-busy={isPending}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity duration-200 aria-busy:pointer-events-none aria-busy:opacity-50 md:gap-8"
      >
        {isEmpty ? <NoVisits /> : <Reports statistics={statistics} today={today} />}
      </div>
    </div>
  );
}

type ControlsProps = Props & {
  isPending: boolean;
  onChange: (period: Period, comparison: Comparison) => void;
};

function Controls({ statistics, today, isPending, onChange }: ControlsProps) {
  const { period, compare, updatedAt } = statistics;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DateRange period={period} today={today} onChange={(next) => onChange(next, compare)} />
      <Select
        aria-label="Compare with"
        value={compare}
        wrapperClassName="w-48"
        onChange={(event) => onChange(period, event.target.value as Comparison)}
      >
        <option value="previous">Previous period</option>
        <option value="year">A year earlier</option>
      </Select>
      <DownloadLink report="days" name="Numbers by day" period={period} />
      <p className="text-muted-foreground text-sm md:ml-auto" aria-live="polite">
        {isPending ? (
          "Loading…"
        ) : updatedAt ? (
          <RelativeTime prefix="Updated" date={updatedAt} exact={formatDate(updatedAt)} />
        ) : null}
      </p>
    </div>
  );
}

function NoVisits() {
  return (
    <EmptyState icon={ChartColumn} title="No visits in this period">
      <p className="text-muted-foreground">
        Visitors, pages and searches show up here within a minute of the first visit. Bots and admins aren’t
        counted.
      </p>
      <ButtonLink href={hrefs.home()} variant="secondary">
        View the homepage
      </ButtonLink>
    </EmptyState>
  );
}

function Reports({ statistics, today }: Props) {
  const { total, totalBefore } = statistics;
  return (
    <>
      <ChartCard statistics={statistics} today={today} />
      <p className="text-muted-foreground -mt-3 text-sm md:-mt-5">
        Changes are {comparisonLabel(statistics)}. Daily visitors are added up day by day; bots and admins
        aren’t counted.
      </p>
      <div className="grid gap-6 *:min-w-0 lg:grid-cols-[2fr_1fr]">
        <Funnel total={total} before={totalBefore} />
        <LiveNow />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <ReportCard title="Pages" reports={["page", "entry", "exit"]} statistics={statistics} />
        <ReportCard
          title="Listings, vendors and jobs"
          reports={["listing", "vendor", "job"]}
          statistics={statistics}
        />
        <ReportCard
          title="Sources"
          reports={["referrer", "utm_source", "utm_medium", "utm_campaign"]}
          statistics={statistics}
        />
        <ReportCard title="Devices" reports={["device", "browser", "system"]} statistics={statistics} />
        <div className="grid gap-8 *:min-w-0 lg:grid-cols-2">
          <MissedTerms statistics={statistics} />
          <FoundTerms statistics={statistics} />
        </div>
      </div>
    </>
  );
}
