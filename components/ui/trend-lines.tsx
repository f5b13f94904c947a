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

function toConfig(series: readonly TrendSeries[]): ChartConfig {
  return Object.fromEntries(
    series.map(({ name, quiet }, at) => [
      `series-${at}`,
      { label: name, color: quiet ? "var(--muted-foreground)" : "var(--primary)" },
    ]),
  );
}

function toPoints(days: readonly string[], series: readonly TrendSeries[]) {
  return days.map((day, at) => ({
    day,
    at,
    ...Object.fromEntries(series.map(({ values }, index) => [`series-${index}`, values[at] ?? 0])),
  }));
}

function lineOf(index: number) {
  return {
    dataKey: `series-${index}`,
    type: "monotone",
    stroke: `var(--color-series-${index})`,
    isAnimationActive: false,
  } as const;
}

type TooltipProps = Pick<Props, "series" | "format"> & { at: number };

function DayTooltip({ at, series, format }: TooltipProps) {
  return (
    <ChartTooltipContent
      rows={series.map(({ name, labels, values }, index) => ({
        name: `series-${index}`,
        label: labels?.[at] ?? name,
        value: format(values[at] ?? 0),
      }))}
    />
  );
}

const plainAxis = { tickLine: false, axisLine: false } as const;

export function TrendLines({ title, days, series, format, axes, className }: Props) {
  const points = toPoints(days, series);
  return (
    <ChartContainer config={toConfig(series)} className={className}>
      <ComposedChart
        data={points}
        accessibilityLayer
        title={title}
        margin={axes ? { top: 8, right: 8, bottom: 0, left: 0 } : { top: 4, right: 4, bottom: 4, left: 4 }}
      >
        {axes ? <CartesianGrid vertical={false} /> : null}
        <XAxis hide={!axes} dataKey="day" tickFormatter={axes?.tick} {...plainAxis} minTickGap={40} />
        <YAxis
          hide={!axes}
          width={52}
          {...plainAxis}
          allowDecimals={axes?.decimals ?? true}
          tickFormatter={format}
          tickCount={4}
        />
        <ChartTooltip
          isAnimationActive={false}
          content={({ payload }) => {
            const point = payload[0]?.payload as (typeof points)[number] | undefined;
            return point ? <DayTooltip at={point.at} {...{ series, format }} /> : null;
          }}
        />
        {series.map(({ name, quiet }, index) =>
          quiet ? (
            <Line
              key={name}
              {...lineOf(index)}
              strokeWidth={1.5}
              strokeDasharray="5 4"
              dot={false}
              activeDot={false}
            />
          ) : (
            <Area
              key={name}
              {...lineOf(index)}
              strokeWidth={2.5}
              fill={`var(--color-series-${index})`}
              fillOpacity={0.1}
              dot={points.length === 1}
            />
          ),
        )}
      </ComposedChart>
    </ChartContainer>
  );
}
