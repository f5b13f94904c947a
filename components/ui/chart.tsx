"use client";

import type { ComponentProps, CSSProperties } from "react";
import * as Recharts from "recharts";
import { cn } from "@/lib/shared/cn";

export type ChartConfig = Record<string, { label: string; color: string }>;

type ChartContainerProps = Omit<ComponentProps<"div">, "children"> & {
  config: ChartConfig;
  children: ComponentProps<typeof Recharts.ResponsiveContainer>["children"];
};

/**
 * Defines `--color-<name>` per series in the style attribute, because the content security policy blocks styles
 * injected by scripts.
 */
export function ChartContainer({ config, className, style, children, ...props }: ChartContainerProps) {
  const colors = Object.entries(config).map(([name, { color }]) => [`--color-${name}`, color] as const);
  return (
    <div
      data-slot="chart"
      className={cn(
        "text-xs [&_.recharts-text]:fill-[var(--muted-foreground)]",
        "[&_.recharts-cartesian-grid_line]:stroke-[var(--border)] [&_.recharts-curve.recharts-tooltip-cursor]:stroke-[var(--input)]",
        "[&_.recharts-surface]:rounded-md [&_.recharts-surface]:outline-offset-4",
        className,
      )}
      style={{ ...Object.fromEntries(colors), ...style } as CSSProperties}
      {...props}
    >
      <Recharts.ResponsiveContainer width="100%" height="100%">
        {children}
      </Recharts.ResponsiveContainer>
    </div>
  );
}

export const ChartTooltip = Recharts.Tooltip;

type ChartTooltipContentProps = {
  rows: readonly { name: string; label: string; value: string }[];
};

export function ChartTooltipContent({ rows }: ChartTooltipContentProps) {
  return (
    <div
      data-slot="chart-tooltip"
      className="bg-popover shadow-float grid gap-1 rounded-md border px-3 py-2 text-sm"
    >
      {rows.map(({ name, label, value }) => (
        <p key={name} className="flex items-center gap-2">
          <span
            aria-hidden
            className="size-2.5 rounded-full"
            style={{ background: `var(--color-${name})` }}
          />
          <span className="text-muted-foreground">{label}</span>
          <span className="ml-auto pl-3 font-semibold tabular-nums">{value}</span>
        </p>
      ))}
    </div>
  );
}
