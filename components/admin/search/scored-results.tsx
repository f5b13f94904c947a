import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import type { SearchExplanation } from "@/lib/search/results/explain.contract";
import { hrefs } from "@/lib/shared/hrefs";

type Result = SearchExplanation["results"][number];

const tierNames: Record<NonNullable<Result["tier"]>, string> = {
  title: "Exact title",
  vendor: "Vendor or brand",
  words: "Every word",
  mention: "Mention only",
};

/** The first results with their tier, and a bar for each part of their score within it. */
export function ScoredResults({ results }: { results: readonly Result[] }) {
  const within = results.map(({ parts }) =>
    parts.filter(({ name, points }) => name !== "tier" && points > 0),
  );
  const most = Math.max(1, ...within.flat().map(({ points }) => points));
  return (
    <section aria-labelledby="results" className="grid gap-3">
      <h2 id="results" className="text-lg font-semibold">
        First results
      </h2>
      <ol className="grid gap-3">
        {results.map(({ id, title, tier, score }, index) => (
          <li key={id} className="bg-card grid gap-3 rounded-xl border p-4 md:grid-cols-2">
            <div className="grid content-start gap-2">
              <p className="font-medium">
                {index + 1}. <IntentLink href={hrefs.listing(id)}>{title}</IntentLink>
              </p>
              <p className="text-muted-foreground flex flex-wrap items-center gap-2 text-sm">
                {tier ? <Badge>{tierNames[tier]}</Badge> : null}
                Score {score}
              </p>
            </div>
            <dl className="grid content-start gap-1 text-sm">
              {within[index]!.map(({ name, points }, part) => (
                <div
                  key={`${name} ${part}`}
                  className="grid grid-cols-[10rem_minmax(0,1fr)_3rem] items-center gap-2"
                >
                  <dt className="text-muted-foreground">{name}</dt>
                  <dd className="col-start-3 row-start-1 text-right tabular-nums">{points}</dd>
                  <span aria-hidden="true" className="bg-muted col-start-2 row-start-1 h-2 rounded-full">
                    <span
                      className="bg-primary block h-2 rounded-full"
                      style={{ width: `${(points / most) * 100}%` }}
                    />
                  </span>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
