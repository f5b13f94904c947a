import { figuresOf, type Figures, type Verdict } from "./measures";
import { readLines } from "./sets";

const heading = [
  "| set | kind | queries | nDCG@10 | precision@10 | first right | empty | losses | wrong corrections |",
  "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
];

function toRow(set: string, kind: string, figures: Figures): string {
  const { queries, ndcg, precision, first, empty, losses, corrections } = figures;
  const shares = [ndcg, precision, first, empty, losses].map((share) => share.toFixed(3));
  return `| ${[set, kind, queries, ...shares, corrections].join(" | ")} |`;
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
}

const isShort = ({ query }: Verdict) => query.split(" ").length <= 2;

export function figuresTable(verdicts: readonly Verdict[]): string {
  const rows = grouped(verdicts, ({ set }) => set).flatMap(([set, own]) => [
    toRow(set, "all", figuresOf(own)),
    toRow(set, "one or two words", figuresOf(own.filter(isShort))),
    ...grouped(own, ({ kind }) => kind).map(([kind, some]) => toRow(set, kind, figuresOf(some))),
  ]);
  return [...heading, ...rows].join("\n");
}

type Floors = Omit<Figures, "queries" | "corrections">;

function readFloors(): Map<string, Floors> {
  const lines = readLines("scripts/judge/floors.tsv").map((line) => line.split("\t"));
  return new Map(
    lines.map(([set = "", ...figures]) => {
      const [ndcg = 0, precision = 0, first = 0, empty = 0, losses = 0] = figures.map(Number);
      return [set, { ndcg, precision, first, empty, losses }];
    }),
  );
}

/** One line per figure below its floor; a set without floors has none. Wrong corrections always fail. */
export function belowFloors(verdicts: readonly Verdict[], floors = readFloors()): string[] {
  return grouped(verdicts, ({ set }) => set).flatMap(([set, own]) => {
    const least = floors.get(set);
    const { corrections, ...figures } = figuresOf(own);
    if (!least) return [];
    const names = Object.keys(least) as (keyof Floors)[];
    const isBelow = (name: keyof Floors) =>
      name === "empty" || name === "losses" ? figures[name] > least[name] : figures[name] < least[name];
    const fallen = names
      .filter(isBelow)
      .map((name) => `${set}: ${name} ${figures[name]} (floor ${least[name]})`);
    const wrong = own.flatMap(({ query, wrongCorrection: to }) =>
      to ? `${set}: ${query} corrected to ${to}` : [],
    );
    return corrections > 0 ? [...fallen, ...wrong] : fallen;
  });
}
