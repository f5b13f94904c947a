import type { ListingDto } from "@/lib/listings/contract";
import type { Answer } from "./client";
import type { JudgedQuery } from "./sets";

export type Verdict = {
  set: string;
  kind: string;
  query: string;
  ndcg: number;
  /** Share of right listings among the top n results; n is the number of right listings, at most ten. */
  precision: number;
  isFirstRight: boolean;
  isEmpty: boolean;
  wrongCorrection: string | null;
  /** True if nDCG is more than 0.05 below that of the same query with `literal=1`. */
  isLoss: boolean;
  right: number;
};

const depth = 10;
const tolerance = 0.05;

function discounted(gains: readonly boolean[]): number {
  return gains.reduce((sum, isRight, rank) => sum + (isRight ? 1 / Math.log2(rank + 2) : 0), 0);
}

type Measures = Omit<Verdict, "set" | "kind" | "query" | "isLoss">;

function allOrNothing(isRight: boolean, corrected: string | null): Measures {
  return {
    ndcg: Number(isRight),
    precision: Number(isRight),
    isFirstRight: isRight,
    isEmpty: false,
    wrongCorrection: isRight ? null : corrected,
    right: 0,
  };
}

/** Judges a response against the whole catalog. If no listing is right, none may be shown as a match. */
export function measure(
  { right: filter, isOnly, isUnchanged }: Omit<JudgedQuery, "set" | "kind" | "query">,
  answer: Pick<Answer, "items" | "exact" | "partial" | "corrected">,
  listings: readonly ListingDto[],
): Measures {
  if (isUnchanged) return allOrNothing(answer.corrected === null, answer.corrected);
  const right = filter ? listings.filter(filter).length : 0;
  if (!filter || right === 0)
    return allOrNothing(answer.items.length === 0 || answer.partial !== null, answer.corrected);
  const least = Math.min(depth, right);
  const judged = isOnly && answer.partial === null ? Math.max(least, Math.min(depth, answer.exact)) : least;
  const gains = answer.items.slice(0, depth).map(filter);
  const isFirstRight = gains[0] ?? false;
  return {
    ndcg: discounted(gains) / discounted(Array.from({ length: least }, () => true)),
    precision: gains.slice(0, judged).filter(Boolean).length / judged,
    isFirstRight,
    isEmpty: answer.items.length === 0,
    wrongCorrection: isFirstRight ? null : answer.corrected,
    right,
  };
}

export function isWorse(ndcg: number, literal: number): boolean {
  return ndcg < literal - tolerance;
}

export type Figures = {
  queries: number;
  ndcg: number;
  precision: number;
  first: number;
  empty: number;
  losses: number;
  corrections: number;
};

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const mean = (valueOf: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + valueOf(verdict), 0) / Math.max(1, verdicts.length);
  return {
    queries: verdicts.length,
    ndcg: mean(({ ndcg }) => ndcg),
    precision: mean(({ precision }) => precision),
    first: mean(({ isFirstRight }) => Number(isFirstRight)),
    empty: mean(({ isEmpty }) => Number(isEmpty)),
    losses: mean(({ isLoss }) => Number(isLoss)),
    corrections: verdicts.filter(({ wrongCorrection }) => wrongCorrection !== null).length,
  };
}
