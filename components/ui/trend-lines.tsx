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
  /** True if the last day is still running: its part of the line is dashed. */
  partial?: boolean;
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

type Value = number | null;
export type TrendPoint = { day: string; at: number; [key: `series-${number}` | `part-${number}`]: Value };

export function toTrendPoints({ days, series, partial }: Pick<Props, "days" | "series" | "partial">) {
  const last = days.length - 1;
  const hasPart = Boolean(partial) && last > 0;
  return days.map((day, at): TrendPoint => {
    const point: TrendPoint = { day, at };
    for (const [index, { values, quiet }] of series.entries()) {
      const value = values[at] ?? 0;
      const isSplit = hasPart && !quiet;
      point[`series-${index}`] = isSplit && at === last ? null : value;
      if (isSplit) point[`part-${index}`] = at >= last - 1 ? value : null;
    }
    return point;
  });
}

/** Straight lines: a curve between counts would show values that no day had. */
function lineOf(index: number, key: "series" | "part" = "series") {
  return {
    dataKey: `${key}-${index}`,
    type: "linear",
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

function linesOf(series: readonly TrendSeries[], days: number) {
  return series.map(({ name, quiet }, index) =>
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
        dot={days === 1}
      />
    ),
  );
}

function partLinesOf(series: readonly TrendSeries[]) {
  return series.map(({ name, quiet }, index) =>
    quiet ? null : (
      <Line
        key={`part-${name}`}
        {...lineOf(index, "part")}
        strokeWidth={2.5}
        strokeDasharray="2 5"
        strokeLinecap="round"
        dot={false}
      />
    ),
  );
}

const plainAxis = { tickLine: false, axisLine: false } as const;

export function TrendLines({ title, days, series, partial, format, axes, className }: Props) {
  const points = toTrendPoints({ days, series, partial });
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
            const point = payload[0]?.payload as TrendPoint | undefined;
            return point ? <DayTooltip at={point.at} {...{ series, format }} /> : null;
          }}
        />
        {linesOf(series, points.length)}
        {partial ? partLinesOf(series) : null}
      </ComposedChart>
    </ChartContainer>
  );
}
