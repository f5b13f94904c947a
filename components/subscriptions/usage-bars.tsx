import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";
import { formatNumber } from "@/lib/shared/numbers";

type Props = Pick<SubscriptionDto, "plan" | "usage">;

const kinds = [
  { id: "listings", label: "Listings" },
  { id: "featured", label: "Featured listings" },
  { id: "ads", label: "Ads" },
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
      {kinds.map(({ id, label }) => (
        <UsageBar key={id} label={label} used={usage[id]} limit={plan[id]} />
      ))}
      <li className="text-muted-foreground text-sm">Up to {plan.photos} photos per listing</li>
    </ul>
  );
}

function UsageBar({ label, used, limit }: { label: string; used: number; limit: number }) {
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
    </li>
  );
}
