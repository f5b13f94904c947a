import { formatNumber } from "@/lib/shared/numbers";

/** A number and what it counts, inside a list of them (`dl`). */
export function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="text-xl font-bold tabular-nums">{formatNumber(value)}</dd>
    </div>
  );
}
