import type { Token } from "../analysis/tokens.rules";
import data from "./measures.json";

type Unit = { forms: readonly string[]; factor: number; group: string };

const units: readonly Unit[] = Object.entries<Record<string, number>>(data).flatMap(([group, members]) =>
  Object.entries(members).map(([forms, factor]) => ({ forms: forms.split(" "), factor, group })),
);
const unitOf = new Map(units.flatMap((unit) => unit.forms.map((form) => [form, unit] as const)));

const maxConverted = 9999;

/** Words of a size as a title may write it; null is a gap of one word. */
export type Spelling = readonly (string | null)[];

/** `words` are the typed words of `span` tokens. */
export type Measure = { words: string[]; span: number; spellings: Spelling[] };

function spellingsOf(value: number, { forms }: Unit): Spelling[] {
  const parts = String(value).split(".");
  const written = forms.filter((form) => /^[a-z]+$/.test(form));
  const joined = (form: string) => [...parts.slice(0, -1), `${parts.at(-1)!}${form}`];
  return written.flatMap((form) => [
    [...parts, form],
    joined(form),
    ...(form === "oz" ? [[...parts, "fl", form]] : []),
  ]);
}

/** '6 ft' is also '72 in'. */
function equalSizes(value: number, unit: Unit): { value: number; unit: Unit }[] {
  return units
    .filter(({ group }) => group === unit.group)
    .map((other) => ({ value: (value * unit.factor) / other.factor, unit: other }))
    .filter((one) => one.unit === unit || (Number.isInteger(one.value) && one.value <= maxConverted));
}

function sizeAt(tokens: readonly Token[], at: number): Measure | null {
  const token = tokens[at]!;
  const isFluid = tokens[at + 1]?.word === "fl";
  const next = tokens[at + (isFluid ? 2 : 1)];
  const [, digits, mark = ""] = /^(\d+(?:\.\d+)?)(\D*)$/.exec(token.word) ?? [];
  if (digits === undefined) return null;
  const isNext = mark === "" && next !== undefined && (isFluid || next.start <= token.end + 1);
  const unit = unitOf.get(isNext ? next.word : mark);
  if (!unit) return null;
  const sizes = equalSizes(Number(digits), unit);
  const words = tokens.slice(at, isNext ? at + (isFluid ? 3 : 2) : at + 1).map(({ word }) => word);
  return {
    words,
    span: words.length,
    spellings: sizes.flatMap((one) => spellingsOf(one.value, one.unit)),
  };
}

type Side = { digits: string; end: number };

function isUnitAt(tokens: readonly Token[], at: number): boolean {
  return unitOf.get(tokens[at]?.word ?? "")?.group === "length";
}

/** '8', '8ft', '8 ft', and with `isJoined` also 'x8'. */
function sideAt(tokens: readonly Token[], at: number, { isJoined }: { isJoined: boolean }): Side | null {
  const [, joint, digits, mark] = /^(x?)(\d+)(\D*)$/.exec(tokens[at]?.word ?? "") ?? [];
  if (digits === undefined || (joint !== "") !== isJoined) return null;
  if (mark) return unitOf.get(mark)?.group === "length" ? { digits, end: at + 1 } : null;
  return { digits, end: at + 1 + Number(isUnitAt(tokens, at + 1)) };
}

function sidesAt(tokens: readonly Token[], at: number): [Side, Side] | null {
  const [, a, b] = /^(\d+)x(\d+)$/.exec(tokens[at]!.word) ?? [];
  const end = at + 1 + Number(isUnitAt(tokens, at + 1));
  if (a !== undefined && b !== undefined)
    return [
      { digits: a, end: at },
      { digits: b, end },
    ];
  const first = sideAt(tokens, at, { isJoined: false });
  if (!first) return null;
  const isApart = /^(x|by)$/.test(tokens[first.end]?.word ?? "");
  const second = sideAt(tokens, first.end + Number(isApart), { isJoined: !isApart });
  return second && [first, second];
}

/** '5x8', '5 x 8', '5 by 8', `5'x8'`, and '5 ft x 8 ft'; titles also write '5 in. W x 8 in. H'. */
function areaAt(tokens: readonly Token[], at: number): Measure | null {
  const sides = sidesAt(tokens, at);
  if (!sides) return null;
  const [{ digits: width }, { digits: depth, end }] = sides;
  return {
    words: tokens.slice(at, end).map(({ word }) => word),
    span: end - at,
    spellings: [
      [`${width}x${depth}`],
      [width, "x", depth],
      [width, `x${depth}`],
      [width, null, "x", depth],
      [width, null, null, "x", depth],
      [width, null, depth],
    ],
  };
}

export function measureAt(tokens: readonly Token[], at: number): Measure | null {
  return areaAt(tokens, at) ?? sizeAt(tokens, at);
}

export function measureWords(tokens: readonly Token[]): string[] {
  return tokens
    .flatMap((_, at) => measureAt(tokens, at)?.spellings.flat() ?? [])
    .filter((one) => one !== null);
}
