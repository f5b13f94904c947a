"use client";

import { Area, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from "recharts";
import { ChartContainer, ChartTooltip, ChartTooltipContent, type ChartConfig } from "@/components/ui/chart";
import { formatShortDate } from "@/lib/shared/dates";
import type { StatisticsDto } from "@/lib/visits/statistics.contract";
import type { Metric } from "./metrics";

type Props = Pick<StatisticsDto, "days" | "daysBefore"> & { metric: Metric };
type Point = { day: string; dayBefore: string; now: number; before: number };

const config: ChartConfig = {
  now: { label: "This period", color: "var(--primary)" },
  before: { label: "Compared with", color: "var(--muted-foreground)" },
};

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const nameOf = (day: string) => shortDay.format(new Date(day));

/** One number by day, beside the days it is compared with. */
export function VisitsChart({ days, daysBefore, metric }: Props) {
  const points: Point[] = days.map((row, at) => ({
    day: row.day,
    dayBefore: daysBefore[at]?.day ?? row.day,
    now: metric.read(row) ?? 0,
    before: metric.read(daysBefore[at] ?? row) ?? 0,
  }));
  return (
    <ChartContainer config={config} className="h-64 w-full md:h-72">
      <ComposedChart
        data={points}
        accessibilityLayer
        title={`${metric.name} by day`}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} />
        <XAxis dataKey="day" tickFormatter={nameOf} tickLine={false} axisLine={false} minTickGap={40} />
        <YAxis
          width={52}
          tickLine={false}
          axisLine={false}
          allowDecimals={metric.id === "bounce"}
          tickFormatter={metric.format}
          tickCount={4}
        />
        <ChartTooltip
          isAnimationActive={false}
          content={({ payload }) => {
            const point = payload[0]?.payload as Point | undefined;
            if (!point) return null;
            return (
              <ChartTooltipContent
                rows={[
                  { name: "now", label: formatShortDate(point.day), value: metric.format(point.now) },
                  {
                    name: "before",
                    label: formatShortDate(point.dayBefore),
                    value: metric.format(point.before),
                  },
                ]}
              />
            );
          }}
        />
        <Line
          dataKey="before"
          type="monotone"
          stroke="var(--color-before)"
          strokeWidth={1.5}
          strokeDasharray="5 4"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <Area
          dataKey="now"
          type="monotone"
          stroke="var(--color-now)"
          strokeWidth={2.5}
          fill="var(--color-now)"
          fillOpacity={0.1}
          dot={points.length === 1}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ChartContainer>
  );
}
