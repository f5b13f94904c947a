"use client";

import dynamic from "next/dynamic";
import { useId } from "react";
import { Skeleton } from "./skeleton";
import type { TrendSeries } from "./trend-lines";
import { formatNumber } from "@/lib/shared/numbers";

const TrendLines = dynamic(() => import("./trend-lines").then((module) => module.TrendLines), {
  ssr: false,
  loading: () => <Skeleton className="h-24 w-full" />,
});

const units = {
  count: formatNumber,
  percent: (value: number) => `${value.toFixed(1)}%`,
};

type Props = {
  label: string;
  days: readonly string[];
  series: readonly TrendSeries[];
  unit?: keyof typeof units;
  partial?: boolean;
  small?: boolean;
};

export function TrendChart({ label, days, series, unit = "count", partial, small }: Props) {
  const id = useId();
  const write = units[unit];
  const onPhone = small ? "max-md:hidden" : "";
  return (
    <figure aria-labelledby={`${id}-label`} className="grid gap-2">
      <figcaption id={`${id}-label`} className="sr-only">
        {label}
      </figcaption>
      <TrendLines title={label} {...{ days, series, partial }} format={write} className="h-24 w-full" />
      <div className={`text-muted-foreground flex justify-between text-xs ${onPhone}`}>
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </div>
      {series.length > 1 ? <TrendLegend series={series} className={onPhone} /> : null}
      <details className="text-sm">
        <summary className="tap-target text-primary w-fit rounded-sm">
          Show numbers<span className="sr-only">: {label}</span>
        </summary>
        <div
          className="mt-2 max-h-60 overflow-y-auto"
          tabIndex={0}
          role="group"
          aria-label={`Numbers: ${label}`}
        >
          <table className="w-full text-left tabular-nums">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                <th scope="col" className="font-semibold">
                  Day
                </th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="text-right font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day}>
                  <td>{day}</td>
                  {series.map(({ name, values }) => (
                    <td key={name} className="text-right">
                      {write(values[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

type LegendProps = { series: readonly { name: string; quiet?: boolean }[]; className?: string };

export function TrendLegend({ series, className = "" }: LegendProps) {
  return (
    <ul className={`text-muted-foreground flex flex-wrap gap-x-4 text-xs ${className}`}>
      {series.map(({ name, quiet }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={`w-4 border-t-2 ${quiet ? "border-muted-foreground border-dashed" : "border-primary"}`}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
