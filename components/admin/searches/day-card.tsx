"use client";

import dynamic from "next/dynamic";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { SearchesDto } from "@/lib/search/feedback/searches.contract";
import { formatShortDate } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";

const TrendLines = dynamic(() => import("@/components/ui/trend-lines").then((module) => module.TrendLines), {
  ssr: false,
  loading: () => <Skeleton className="h-56 w-full" />,
});

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

export function DayCard({ days }: Pick<SearchesDto, "days">) {
  const labels = (name: string) => days.map(({ day }) => `${name}, ${formatShortDate(day)}`);
  return (
    <Card className="flex flex-col">
      <CardHeader>
        <CardTitle>Searches by day</CardTitle>
        <CardDescription className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="border-primary w-4 border-t-2" />
            Searches
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="border-muted-foreground w-4 border-t-2 border-dashed" />
            Without results
          </span>
        </CardDescription>
      </CardHeader>
      <CardContent className="flex-1">
        <TrendLines
          title="Searches by day"
          days={days.map(({ day }) => day)}
          partial
          series={[
            {
              name: "Without results",
              values: days.map(({ missed }) => missed),
              labels: labels("Without results"),
              quiet: true,
            },
            { name: "Searches", values: days.map(({ searches }) => searches), labels: labels("Searches") },
          ]}
          format={formatNumber}
          axes={{ tick: (day) => shortDay.format(new Date(day)), decimals: false }}
          className="h-56 w-full md:h-full md:min-h-56"
        />
      </CardContent>
    </Card>
  );
}
