import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { formatShare, type Numbers } from "@/lib/visits/statistics.rules";
import { Change } from "./change";
import { formatNumber } from "@/lib/shared/numbers";

type Props = { total: Numbers; before: Numbers };

export function Funnel({ total, before }: Props) {
  const steps = [
    { name: "Visits", value: total.visits, earlier: before.visits },
    { name: "Saw a listing", value: total.listings, earlier: before.listings },
    { name: "Contacted a vendor", value: total.contacts, earlier: before.contacts },
  ];
  const most = Math.max(1, total.visits);
  return (
    <Card>
      <CardHeader>
        <CardTitle>From visit to contact</CardTitle>
        <CardDescription>Steps within one visit, as a share of all visits.</CardDescription>
      </CardHeader>
      <CardContent>
        <ol className="grid gap-4">
          {steps.map(({ name, value, earlier }) => (
            <li key={name} className="grid gap-1.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{name}</span>
                <span className="text-sm">
                  <Change now={value} before={earlier} />
                </span>
              </p>
              <div aria-hidden className="bg-muted h-3 overflow-hidden rounded-full">
                <div
                  className="bg-primary h-full rounded-full"
                  style={{ width: `${(value / most) * 100}%` }}
                />
              </div>
              <p className="text-muted-foreground text-sm tabular-nums">
                {formatNumber(value)} · {formatShare(value / most)}
              </p>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  );
}
