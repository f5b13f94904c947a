"use client";

import { Area, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from "recharts";
import { ChartContainer, ChartTooltip, ChartTooltipContent, type ChartConfig } from "./chart";

export type TrendSeries = {
  name: string;
  values: readonly number[];
  labels?: readonly string[];
  quiet?: boolean;
};

type Props = {
  title: string;
  days: readonly string[];
  series: readonly TrendSeries[];
  format: (value: number) => string;
  axes?: { tick: (day: string) => string; decimals: boolean };
  className: string;
};

export function TrendLines({ title, days, series, format, axes, className }: Props) {
  const config: ChartConfig = Object.fromEntries(
    series.map(({ name, quiet }, at) => [
      `series-${at}`,
      { label: name, color: quiet ? "var(--muted-foreground)" : "var(--primary)" },
    ]),
  );
  const points = days.map((day, at) => ({
    day,
    at,
    ...Object.fromEntries(series.map(({ values }, index) => [`series-${index}`, values[at] ?? 0])),
  }));
  return (
    <ChartContainer config={config} className={className}>
      <ComposedChart
        data={points}
        accessibilityLayer
        title={title}
        margin={axes ? { top: 8, right: 8, bottom: 0, left: 0 } : { top: 4, right: 4, bottom: 4, left: 4 }}
      >
        {axes ? <CartesianGrid vertical={false} /> : null}
        <XAxis
          hide={!axes}
          dataKey="day"
          tickFormatter={axes?.tick}
          tickLine={false}
          axisLine={false}
          minTickGap={40}
        />
        <YAxis
          hide={!axes}
          width={52}
          tickLine={false}
          axisLine={false}
          allowDecimals={axes?.decimals ?? true}
          tickFormatter={format}
          tickCount={4}
        />
        <ChartTooltip
          isAnimationActive={false}
          content={({ payload }) => {
            const point = payload[0]?.payload as (typeof points)[number] | undefined;
            if (!point) return null;
            return (
              <ChartTooltipContent
                rows={series.map(({ name, labels, values }, index) => ({
                  name: `series-${index}`,
                  label: labels?.[point.at] ?? name,
                  value: format(values[point.at] ?? 0),
                }))}
              />
            );
          }}
        />
        {series.map(({ name, quiet }, index) =>
          quiet ? (
            <Line
              key={name}
              dataKey={`series-${index}`}
              type="monotone"
              stroke={`var(--color-series-${index})`}
              strokeWidth={1.5}
              strokeDasharray="5 4"
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          ) : (
            <Area
              key={name}
              dataKey={`series-${index}`}
              type="monotone"
              stroke={`var(--color-series-${index})`}
              strokeWidth={2.5}
              fill={`var(--color-series-${index})`}
              fillOpacity={0.1}
              dot={points.length === 1}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ChartContainer>
  );
}
