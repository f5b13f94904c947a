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

function partsOf({ parts }: Result): Result["parts"] {
  return parts.filter((part) => part.name !== "tier" && part.points !== 0);
}

export function ScoredResults({ results }: { results: readonly Result[] }) {
  const most = Math.max(1, ...results.flatMap((result) => partsOf(result).map((part) => part.points)));
  return (
    <section aria-labelledby="results" className="grid gap-3">
      <div>
        <h2 id="results" className="text-lg font-semibold">
          First results
        </h2>
        <p className="text-muted-foreground text-sm">
          A higher tier comes first. Within a tier the parts of the score add up.
        </p>
      </div>
      <ol className="grid gap-3">
        {results.map((result, index) => (
          <li key={result.id} className="bg-card grid gap-3 rounded-xl border p-4 md:grid-cols-2">
            <ResultTitle result={result} place={index + 1} />
            <ScoreParts parts={partsOf(result)} most={most} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ResultTitle({ result, place }: { result: Result; place: number }) {
  const { id, title, tier } = result;
  const score = partsOf(result).reduce((sum, part) => sum + part.points, 0);
  return (
    <div className="grid content-start gap-2">
      <p className="font-medium wrap-anywhere">
        {place}.{" "}
        <IntentLink href={hrefs.listing(id)} className="tap-target underline-offset-4 hover:underline">
          {title}
        </IntentLink>
      </p>
      <p className="text-muted-foreground flex flex-wrap items-center gap-2 text-sm">
        {tier ? <Badge>{tierNames[tier]}</Badge> : null}
        {result.parts.length > 0 ? `Score ${score.toFixed(2)}` : "Not ranked by words"}
      </p>
    </div>
  );
}

function ScoreParts({ parts, most }: { parts: Result["parts"]; most: number }) {
  if (parts.length === 0) return null;
  return (
    <dl className="grid content-start gap-1 text-sm">
      {parts.map((part, index) => (
        <div key={`${part.name} ${index}`} className="grid grid-cols-[10rem_minmax(0,1fr)] gap-2">
          <dt className="text-muted-foreground">{part.name}</dt>
          <dd className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-2">
            <span aria-hidden="true" className="bg-muted h-2 rounded-full">
              <span
                className="bg-primary block h-2 rounded-full"
                style={{ width: `${Math.max(0, part.points / most) * 100}%` }}
              />
            </span>
            <span className="text-right tabular-nums">{part.points.toFixed(2)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
