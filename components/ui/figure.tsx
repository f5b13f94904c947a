import type { ReactNode } from "react";
import { formatNumber } from "@/lib/shared/numbers";

export function KeyNumbers({ children }: { children: ReactNode }) {
  return (
    <dl className="bg-card grid auto-cols-fr rounded-xl border max-sm:grid-cols-2 sm:grid-flow-col [&>div]:px-4 [&>div]:py-3">
      {children}
    </dl>
  );
}

type FigureProps = { label: string; value: number; children?: ReactNode };

export function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-xl font-bold tabular-nums">{formatNumber(value)}</span>
        {children}
      </dd>
    </div>
  );
}
