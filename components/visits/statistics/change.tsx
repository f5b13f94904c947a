import { ArrowDown, ArrowUp, Minus } from "@/components/ui/deferred-icons";
import { relativeChange, formatShare } from "@/lib/visits/statistics.rules";

type Props = { now: number | null; before: number | null; less?: boolean };

export function Change({ now, before, less = false }: Props) {
  const change = relativeChange(now, before);
  if (change === null)
    return <span className="text-muted-foreground whitespace-nowrap">No earlier data</span>;
  const rounded = Math.round(change * 100);
  if (rounded === 0) {
    return (
      <span className="text-muted-foreground inline-flex items-center gap-0.5 whitespace-nowrap">
        <Minus className="size-4" />
        No change
      </span>
    );
  }
  const isGood = rounded > 0 !== less;
  const Arrow = rounded > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={`inline-flex items-center gap-0.5 font-medium whitespace-nowrap tabular-nums ${isGood ? "text-trust" : "text-harm"}`}
    >
      <Arrow className="size-4" />
      <span className="sr-only">{rounded > 0 ? "Up" : "Down"} </span>
      {formatShare(Math.abs(change))}
    </span>
  );
}
