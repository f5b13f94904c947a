import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import type { SearchExplanation } from "@/lib/search/results/explain.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { formatNumber } from "@/lib/shared/numbers";
import { ScoredResults } from "./scored-results";
import { SentStatements } from "./sent-statements";

type Props = { text: string; explanation: SearchExplanation };

const outcomes: Record<SearchExplanation["outcome"], string> = {
  exact: "Every word matches",
  corrected: "Matches with corrected spelling",
  partial: "Only a part matches",
  nearby: "Matches in other places only",
  none: "No matches",
};

export function Explanation({ text, explanation }: Props) {
  const { outcome, corrected, missing, total, words, entities, results, statements } = explanation;
  return (
    <>
      <section aria-labelledby="outcome" className="grid gap-2">
        <h2 id="outcome" className="text-lg font-semibold">
          {outcomes[outcome]}
        </h2>
        <p className="text-muted-foreground">
          {total === 1 ? "1 result" : `${formatNumber(total)} results`}
          {corrected ? ` for “${corrected}”` : ""}
          {missing.length > 0
            ? `. No listing has ${missing.map((word) => `“${word}”`).join(", ")}`
            : ""}.{" "}
          <IntentLink
            className="underline underline-offset-4"
            href={hrefs.search(`q=${encodeURIComponent(text)}`)}
          >
            See the results page
          </IntentLink>
        </p>
      </section>
      {entities.length > 0 ? <Entities entities={entities} /> : null}
      {words.length > 0 ? <Words words={words} /> : null}
      {results.length > 0 ? <ScoredResults results={results} /> : null}
      <SentStatements statements={statements} />
    </>
  );
}

function Entities({ entities }: Pick<SearchExplanation, "entities">) {
  return (
    <section aria-labelledby="entities" className="grid gap-3">
      <h2 id="entities" className="text-lg font-semibold">
        Understood
      </h2>
      <ul className="flex flex-wrap gap-2">
        {entities.map(({ kind, label, isRequired }, index) => (
          <li key={index}>
            <Badge variant={isRequired ? "ink" : "outline"}>
              {label || kind} · {isRequired ? "required" : "preferred"}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ words }: Pick<SearchExplanation, "words">) {
  return (
    <section aria-labelledby="words" className="grid gap-3">
      <h2 id="words" className="text-lg font-semibold">
        Words
      </h2>
      <ul className="bg-card divide-y rounded-xl border">
        {words.map(({ word, listings, alternatives }, place) => (
          <li key={place} className="grid gap-2 p-4 md:grid-cols-[12rem_minmax(0,1fr)]">
            <p>
              <strong className="font-semibold">{word}</strong>
              <span className="text-muted-foreground block text-sm">
                {listings === 1 ? "1 listing" : `${formatNumber(listings)} listings`}
              </span>
            </p>
            <ul className="flex flex-wrap gap-2">
              {alternatives.length === 0 ? (
                <li className="text-muted-foreground text-sm">Not in any listing</li>
              ) : null}
              {alternatives.map(({ text, source }, index) => (
                <li key={index}>
                  <Badge variant={source === "typed" ? "primary" : "neutral"}>
                    {text} · {source}
                  </Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
