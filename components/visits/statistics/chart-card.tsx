"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { formatShortDate } from "@/lib/shared/dates";
import type { StatisticsDto } from "@/lib/visits/statistics.contract";
import { daysOf } from "@/lib/visits/statistics.rules";
import { KeyNumbers } from "./key-numbers";
import { metrics, type Metric } from "./metrics";

const TrendLines = dynamic(() => import("@/components/ui/trend-lines").then((module) => module.TrendLines), {
  ssr: false,
  loading: () => <Skeleton className="h-64 w-full md:h-72" />,
});

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

export function comparisonLabel({ compare, period }: Pick<StatisticsDto, "compare" | "period">): string {
  const days = daysOf(period);
  if (compare === "year") return "vs a year earlier";
  return days === 1 ? "vs the day before" : `vs previous ${days} days`;
}

type Props = { statistics: StatisticsDto; today: string };

export function ChartCard({ statistics, today }: Props) {
  const { days, daysBefore, total, totalBefore, before } = statistics;
  const [chosen, setChosen] = useState<Metric["id"]>("visitors");
  const metric = metrics.find(({ id }) => id === chosen) ?? metrics[0]!;
  const against = comparisonLabel(statistics);
  return (
    <section aria-label="Visits" className="bg-card overflow-hidden rounded-xl border">
      <KeyNumbers total={total} before={totalBefore} against={against} chosen={chosen} onChoose={setChosen} />
      <div className="grid gap-2 border-t p-3 md:p-6">
        <p className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="border-primary w-4 border-t-2" />
            {metric.name}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="border-muted-foreground w-4 border-t-2 border-dashed" />
            {formatShortDate(before.from)} – {formatShortDate(before.to)}
          </span>
        </p>
        <TrendLines
          title={`${metric.name} by day`}
          days={days.map(({ day }) => day)}
          partial={days.at(-1)?.day === today}
          series={[
            { name: "Compared with", ...dailyValues(daysBefore, metric), quiet: true },
            { name: metric.name, ...dailyValues(days, metric) },
          ]}
          format={metric.format}
          axes={{ tick: (day) => shortDay.format(new Date(day)), decimals: metric.id === "bounce" }}
          className="h-64 w-full md:h-72"
        />
        <Numbers metric={metric} {...{ days, daysBefore }} />
      </div>
    </section>
  );
}

function dailyValues(days: StatisticsDto["days"], metric: Metric) {
  return {
    values: days.map((row) => metric.read(row) ?? 0),
    labels: days.map(({ day }) => formatShortDate(day)),
  };
}

type NumbersProps = Pick<StatisticsDto, "days" | "daysBefore"> & { metric: Metric };

function Numbers({ days, daysBefore, metric }: NumbersProps) {
  const format = (value: number | null) => (value === null ? "–" : metric.format(value));
  return (
    <details className="text-sm">
      <summary className="tap-target text-primary w-fit rounded-sm">
        Show numbers<span className="sr-only">: {metric.name} by day</span>
      </summary>
      <div
        className="mt-2 max-h-72 overflow-y-auto"
        tabIndex={0}
        role="group"
        aria-label={`Numbers: ${metric.name} by day`}
      >
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{metric.name} by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="text-right">
                {metric.name}
              </th>
              <th scope="col" className="text-right">
                Compared with
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((row, at) => (
              <tr key={row.day}>
                <td>{formatShortDate(row.day)}</td>
                <td className="text-right">{format(metric.read(row))}</td>
                <td className="text-muted-foreground text-right">
                  {format(metric.read(daysBefore[at] ?? row))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
