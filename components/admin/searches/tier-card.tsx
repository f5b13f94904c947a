import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import type { SearchesDto } from "@/lib/search/feedback/searches.contract";
import { averageClickPosition, clickThroughRate } from "@/lib/search/feedback/searches.rules";
import { searchTiers } from "@/lib/search/feedback/tier.rules";
import { formatNumber } from "@/lib/shared/numbers";
import { formatShare } from "@/lib/visits/statistics.rules";

export function TierCard({ tiers }: Pick<SearchesDto, "tiers">) {
  const known = tiers.filter(({ tier }) => tier >= 0);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Opened a result, by match</CardTitle>
        <CardDescription>Share of searches with results, by how the best result was found.</CardDescription>
      </CardHeader>
      <CardContent>
        {known.length === 0 ? (
          <p className="text-muted-foreground">Nothing recorded in this period yet.</p>
        ) : (
          <ol className="grid gap-4">
            {known.map((counts) => {
              const opened = clickThroughRate(counts) ?? 0;
              const position = averageClickPosition(counts);
              const found = counts.searches - counts.missed;
              return (
                <li key={counts.tier} className="grid gap-1.5">
                  <p className="flex items-baseline justify-between gap-x-3">
                    <span className="font-medium">{searchTiers[counts.tier]}</span>
                    <span className="font-semibold tabular-nums">{formatShare(opened)}</span>
                  </p>
                  <div aria-hidden className="bg-muted h-3 overflow-hidden rounded-full">
                    <div className="bg-primary h-full rounded-full" style={{ width: `${opened * 100}%` }} />
                  </div>
                  <p className="text-muted-foreground text-sm tabular-nums">
                    {formatNumber(found)} {found === 1 ? "search" : "searches"}
                    {position === null ? null : <> · average position {position.toFixed(1)}</>}
                  </p>
                </li>
              );
            })}
          </ol>
        )}
      </CardContent>
    </Card>
  );
}
