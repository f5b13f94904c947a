import type { ListingDto } from "@/lib/listings/contract";
import { kinds, type Judged, type Kind } from "./judged";

/** What a search answered: the first page, and whether the page says that not all that was asked for is met. */
export type Answer = {
  items: readonly ListingDto[];
  isPartial: boolean;
  corrected: string | null;
  /** How many come before the close matches; all where it is left out. */
  met?: number;
};

export type Verdict = {
  kind: Kind;
  text: string;
  /** Of the first results, as many as there are right ones and at most ten, the share that is right. */
  precision: number;
  isFirstRight: boolean;
  /** Nothing was found although there was something to find. */
  isZero: boolean;
  /** The text that was searched instead, where that led to what was not asked for. */
  miscorrected: string | null;
  right: number;
  shown: readonly string[];
};

const first = 10;

/** Judges an answer by all that is offered. What nothing answers is right when nothing is shown as if it did. */
export function judge(
  { kind, text, wanted, isAlone = false }: Judged,
  answer: Answer,
  offered: readonly ListingDto[],
): Verdict {
  const shown = answer.items.slice(0, first).map(({ title, location }) => `${title} (${location})`);
  const right = wanted ? offered.filter(wanted).length : 0;
  if (!wanted || right === 0) {
    const isRight = answer.items.length === 0 || answer.isPartial;
    return {
      kind,
      text,
      precision: Number(isRight),
      isFirstRight: isRight,
      isZero: false,
      miscorrected: isRight ? null : answer.corrected,
      right,
      shown,
    };
  }
  const least = Math.min(first, right);
  const met = Math.min(first, answer.met ?? answer.items.length);
  const depth = isAlone && !answer.isPartial ? Math.max(least, met) : least;
  const hits = answer.items.slice(0, depth).filter(wanted).length;
  const isFirstRight = answer.items[0] !== undefined && wanted(answer.items[0]);
  return {
    kind,
    text,
    precision: hits / depth,
    isFirstRight,
    isZero: answer.items.length === 0,
    miscorrected: isFirstRight ? null : answer.corrected,
    right,
    shown,
  };
}

export type Figures = {
  questions: number;
  precision: number;
  first: number;
  zero: number;
  /** How many were corrected to something else than was meant. */
  corrected: number;
};

/** Shares from 0 to 1, but for what was corrected wrongly. */
export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (sum: number) => sum / Math.max(1, verdicts.length);
  return {
    questions: verdicts.length,
    precision: share(verdicts.reduce((sum, { precision }) => sum + precision, 0)),
    first: share(verdicts.filter(({ isFirstRight }) => isFirstRight).length),
    zero: share(verdicts.filter(({ isZero }) => isZero).length),
    corrected: verdicts.filter(({ miscorrected }) => miscorrected !== null).length,
  };
}

/** A table in Markdown: all questions, then each kind. */
function figuresTable(verdicts: readonly Verdict[]): string {
  const line = (name: string, { questions, precision, first: best, zero, corrected }: Figures) =>
    `| ${name} | ${questions} | ${precision.toFixed(2)} | ${best.toFixed(2)} | ${zero.toFixed(2)} | ${corrected} |`;
  return [
    "| kind | questions | precision | first right | nothing found | corrected wrongly |",
    "| --- | --- | --- | --- | --- | --- |",
    line("all", figuresOf(verdicts)),
    ...kinds.map((kind) => line(kind, figuresOf(verdicts.filter((verdict) => verdict.kind === kind)))),
  ].join("\n");
}

/** The least that each set may be answered with, as docs/finding.md records them: better is welcome, worse is not. */
const recorded = {
  learned: { precision: 0.982, first: 0.995, zero: 0 },
  /** Judged by more than is asked for: what shows a narrower kind counts as wrong. */
  street: { precision: 0.95, first: 0.98, zero: 0.005 },
  /** Written anew before any of the rules that it was mended by. */
  neighbors: { precision: 0.94, first: 0.97, zero: 0 },
  /** Written after those, and what nobody foresaw is told by it. */
  afresh: { precision: 0.93, first: 0.98, zero: 0 },
  /** Half of it services, as sentences. */
  crowd: { precision: 0.92, first: 0.985, zero: 0.01 },
  /** Written after those, most of it sentences about work. */
  market: { precision: 0.845, first: 0.935, zero: 0.02 },
  /** Few words, as people type most, by somebody from outside. */
  outside: { precision: 0.97, first: 0.99, zero: 0 },
  /** Of a household in a year, in all kinds at once. */
  household: { precision: 0.97, first: 0.99, zero: 0 },
  /** What somebody needs done, in more words than a listing has. */
  needs: { precision: 0.85, first: 0.9, zero: 0 },
  /** Needs and troubles as sentences, written before the words for them. */
  sentences: { precision: 0.86, first: 0.92, zero: 0.05 },
  /** Things and work with the terms they are offered on. */
  terms: { precision: 0.96, first: 0.99, zero: 0 },
  /** What things are called in other Englishes. */
  abroad: { precision: 0.9, first: 0.98, zero: 0 },
  /** What fails, what has to be minded, and goods that sound like work. */
  faults: { precision: 0.93, first: 0.99, zero: 0 },
  /** Words that lead astray, of some of which nothing else may follow. */
  astray: { precision: 0.9, first: 0.96, zero: 0.01 },
  /** Words as they are said, and who does it with a thing. */
  doers: { precision: 0.81, first: 0.89, zero: 0.07 },
  /** Needs in sentences of any kind, with who it is and why. */
  told: { precision: 0.85, first: 0.89, zero: 0 },
  /** Written once the rules for those were thought done. */
  "told later": { precision: 0.72, first: 0.81, zero: 0.09 },
} as const;
export type SetName = keyof typeof recorded;
export const setNames = [
  "learned",
  "street",
  "neighbors",
  "afresh",
  "crowd",
  "market",
  "outside",
  "household",
  "needs",
  "sentences",
  "terms",
  "abroad",
  "faults",
  "astray",
  "doers",
  "told",
  "told later",
] as const;

/** What the table of a set is introduced by. */
const introductions: Record<SetName, string> = {
  learned: "What the rules learned from",
  street: "As people type who have read no rule",
  neighbors: "As neighbors across the country say it",
  afresh: "Written after these",
  crowd: "As a crowd says it, half of it for services",
  market: "As people look around on a market",
  outside: "In few words, by somebody from outside",
  household: "Of a household in a year",
  needs: "What somebody needs done",
  sentences: "Needs and troubles, told in sentences",
  terms: "With the terms it is offered on",
  abroad: "In the words of other Englishes",
  faults: "What fails or has to be minded",
  astray: "Where a word leads astray",
  doers: "Words as they are said, and who does it",
  told: "Needs told in sentences, with who it is and why",
  "told later": "The same, written afterwards",
};

/** The tables of all sets in Markdown. */
export function setTables(asked: Record<SetName, readonly Verdict[]>): string {
  return setNames.map((name) => `${introductions[name]}:\n\n${figuresTable(asked[name])}`).join("\n\n");
}

export function isWorse(name: SetName, { precision, first: best, zero, corrected }: Figures): boolean {
  const least = recorded[name];
  return precision < least.precision || best < least.first || zero > least.zero || corrected > 0;
}
