import type { ListingDto } from "@/lib/listings/contract";
import { kinds, type Judged, type Kind } from "./judged";

/** What a search answered: the first page, and whether the page says that not all that was asked for is met. */
export type Answer = { items: readonly ListingDto[]; isPartial: boolean };

export type Verdict = {
  kind: Kind;
  text: string;
  /** Of the first results, as many as there are right ones and at most ten, the share that is right. */
  precision: number;
  isFirstRight: boolean;
  /** Nothing was found although there was something to find. */
  isZero: boolean;
  right: number;
  shown: readonly string[];
};

const first = 10;

/** Judges an answer by all that is offered. What nothing answers is right when nothing is shown as if it did. */
export function judge(
  { kind, text, wanted }: Judged,
  answer: Answer,
  offered: readonly ListingDto[],
): Verdict {
  const shown = answer.items.slice(0, first).map(({ title, location }) => `${title} (${location})`);
  const right = wanted ? offered.filter(wanted).length : 0;
  if (!wanted || right === 0) {
    const isRight = answer.items.length === 0 || answer.isPartial;
    return { kind, text, precision: Number(isRight), isFirstRight: isRight, isZero: false, right, shown };
  }
  const depth = Math.min(first, right);
  const hits = answer.items.slice(0, depth).filter(wanted).length;
  const isFirstRight = answer.items[0] !== undefined && wanted(answer.items[0]);
  return {
    kind,
    text,
    precision: hits / depth,
    isFirstRight,
    isZero: answer.items.length === 0,
    right,
    shown,
  };
}

export type Figures = { questions: number; precision: number; first: number; zero: number };

/** Shares from 0 to 1. */
export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (sum: number) => sum / Math.max(1, verdicts.length);
  return {
    questions: verdicts.length,
    precision: share(verdicts.reduce((sum, { precision }) => sum + precision, 0)),
    first: share(verdicts.filter(({ isFirstRight }) => isFirstRight).length),
    zero: share(verdicts.filter(({ isZero }) => isZero).length),
  };
}

/** A table in Markdown: all questions, then each kind. */
export function figuresTable(verdicts: readonly Verdict[]): string {
  const line = (name: string, { questions, precision, first: best, zero }: Figures) =>
    `| ${name} | ${questions} | ${precision.toFixed(2)} | ${best.toFixed(2)} | ${zero.toFixed(2)} |`;
  return [
    "| kind | questions | precision | first right | nothing found |",
    "| --- | --- | --- | --- | --- |",
    line("all", figuresOf(verdicts)),
    ...kinds.map((kind) => line(kind, figuresOf(verdicts.filter((verdict) => verdict.kind === kind)))),
  ].join("\n");
}

/** As docs/finding.md records them: better is welcome, worse is not. */
const recorded = { precision: 0.975, first: 0.99, zero: 0.01 };

export function isWorse({ precision, first: best, zero }: Figures): boolean {
  return precision < recorded.precision || best < recorded.first || zero > recorded.zero;
}
