import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { traceStatements } from "@/lib/server/statement-trace";
import type { SearchPage } from "../contract";
import { readIndexState } from "../index/stock.queries";
import { sumDocuments } from "../index/window.rules";
import { isCondition } from "../query/conditions.rules";
import type { Term, Terms } from "../query/terms.rules";
import { understandRequests } from "../query/understanding.queries";
import { rankingOf, type Ranking } from "../ranking/ranking.rules";
import { scoreParts, tierOfScore } from "../ranking/score.rows";
import { matchingOf } from "../retrieval/matching.queries";
import { toCandidateQuery } from "../retrieval/candidate-query.rules";
import type { SearchExplanation } from "./explain.contract";
import { printOperand, printQuery } from "./explain.rules";
import { hasPartOnly, isMentionOnly } from "./outcome.rules";
import { searchListings } from "./queries";

const maxExplained = 10;

export async function explainListings(text: string): Promise<SearchExplanation> {
  const request = { search: text, limit: maxExplained };
  const { result: page, statements } = await traceStatements(() => searchListings(request));
  const [query] = await understandRequests([request], await readIndexState());
  const { terms } = query!;
  const candidates = toCandidateQuery(query!);
  const matching = typeof candidates === "object" ? await matchingOf(candidates) : null;
  return {
    query: terms ? printQuery(terms) : "",
    outcome: page.match,
    corrected: page.corrected,
    missing: page.missing,
    entities: entitiesOf(terms, query!.text?.text ?? ""),
    words: wordsOf(terms),
    total: page.total,
    results: await scoreResults(page, matching && rankingOf(matching.ranked)),
    statements: statements.map(({ text: statement, ms }) => ({
      text: statement.replace(/\s+/g, " ").trim(),
      ms: Math.round(ms * 100) / 100,
    })),
  };
}

function entitiesOf(terms: Terms | null, text: string): SearchExplanation["entities"] {
  return (terms?.entities ?? []).map((entity) => ({
    kind: entity.kind,
    label: entity.label,
    isRequired: isCondition(entity, text),
  }));
}

function wordsOf(terms: Terms | null): SearchExplanation["words"] {
  if (!terms) return [];
  const isTyped = ({ word, isImplied }: Term) => word !== "" && !isImplied;
  return [...terms.terms, ...terms.absent].filter(isTyped).map((term) => ({
    word: term.word,
    listings: Math.round(sumDocuments(term.documents)),
    alternatives: term.operands.map((operand, index) => ({
      text: printOperand(operand),
      source: sourceOf(term, { index, isCorrected: terms.corrected !== null }),
    })),
  }));
}

type Place = { index: number; isCorrected: boolean };

function sourceOf({ isFact, hasOwn }: Term, { index, isCorrected }: Place) {
  if (isFact) return "fact";
  if (index > 0 || !hasOwn) return "synonym";
  return isCorrected ? "correction" : "typed";
}

type Results = SearchExplanation["results"];

async function scoreResults(page: SearchPage, ranking: Ranking | null): Promise<Results> {
  const { items } = page;
  if (!ranking || items.length === 0)
    return items.map(({ id, title }) => ({ id, title, tier: null, score: 0, parts: [] }));
  const parts = scoreParts(ranking);
  const found = await rows<{ id: string; points: number[] }>(sql`
    SELECT m.listing_id AS id, ARRAY[${join(
      parts.map(({ points }) => sql`(${points})::float8`),
      ", ",
    )}] AS points
    FROM listing_search m WHERE m.listing_id = ANY(${items.map(({ id }) => id)}::uuid[])`);
  const pointsOf = new Map(found.map(({ id, points }) => [id, points]));
  return items.map(({ id, title }) => {
    const points = pointsOf.get(id) ?? [];
    const score = points.reduce((sum, one) => sum + one, 0);
    // The tier belongs to the whole text, not to its parts.
    const isTiered = parts[0]?.name === "tier" && (!hasPartOnly(page) || isMentionOnly(page));
    return {
      id,
      title,
      tier: (isTiered && points[0] ? tierOfScore(points[0]) : undefined) ?? null,
      score: round(score),
      parts: parts.flatMap(({ name }, index) =>
        points[index] ? [{ name, points: round(points[index]) }] : [],
      ),
    };
  });
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
