import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";
import { formatNumber } from "@/lib/shared/numbers";

type Props = Pick<SubscriptionDto, "plan" | "usage">;

const kinds = [
  {
    id: "listings",
    label: "Listings",
    note: "Sold, rented, expired, and removed listings don’t count.",
  },
  { id: "featured", label: "Featured listings", note: null },
  { id: "ads", label: "Ads", note: null },
] as const;

export function UsageBars({ plan, usage }: Props) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Usage</CardTitle>
      </CardHeader>
      <CardContent>
        <UsageList plan={plan} usage={usage} />
      </CardContent>
    </Card>
  );
}

export function UsageList({ plan, usage }: Props) {
  return (
    <ul className="grid gap-4">
      {kinds.map(({ id, label, note }) => (
        <UsageBar key={id} label={label} note={note} used={usage[id]} limit={plan[id]} />
      ))}
      <li className="text-muted-foreground text-sm">Up to {plan.photos} photos per listing</li>
    </ul>
  );
}

type BarProps = { label: string; note: string | null; used: number; limit: number };

function UsageBar({ label, note, used, limit }: BarProps) {
  const share = limit === 0 ? (used > 0 ? 1 : 0) : Math.min(1, used / limit);
  const full = used >= limit && limit > 0;
  return (
    <li className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="tabular-nums">
          {formatNumber(used)} of {formatNumber(limit)}
          {full ? <span className="text-waiting font-semibold"> · full</span> : null}
        </span>
      </div>
      <div aria-hidden className="bg-muted h-2 overflow-hidden rounded-full forced-colors:border">
        <div
          className={`h-full rounded-full ${full ? "bg-waiting" : "bg-primary"}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {note ? <p className="text-muted-foreground text-sm">{note}</p> : null}
    </li>
  );
}
