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
  return written.flatMap((form) => [[...parts, form], joined(form)]);
}

/** '6 ft' is also '72 in'. */
function equalSizes(value: number, unit: Unit): { value: number; unit: Unit }[] {
  return units
    .filter(({ group }) => group === unit.group)
    .map((other) => ({ value: (value * unit.factor) / other.factor, unit: other }))
    .filter((one) => one.unit === unit || (Number.isInteger(one.value) && one.value <= maxConverted));
}

function sizeAt(tokens: readonly Token[], at: number): Measure | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const [, digits, mark = ""] = /^(\d+(?:\.\d+)?)(\D*)$/.exec(token.word) ?? [];
  if (digits === undefined) return null;
  const isNext = mark === "" && next !== undefined && next.start <= token.end + 1;
  const unit = unitOf.get(isNext ? next.word : mark);
  if (!unit) return null;
  const sizes = equalSizes(Number(digits), unit);
  const words = isNext ? [token.word, next.word] : [token.word];
  return {
    words,
    span: words.length,
    spellings: sizes.flatMap((one) => spellingsOf(one.value, one.unit)),
  };
}

/** '5x8', '5 x 8', and '5 by 8'. */
function areaAt(tokens: readonly Token[], at: number): Measure | null {
  const words = tokens.slice(at, at + 3).map(({ word }) => word);
  const [, a, b] = /^(\d+)x(\d+)$/.exec(words[0]!) ?? [];
  const isSplit =
    words.length === 3 && /^(x|by)$/.test(words[1]!) && [0, 2].every((one) => /^\d+$/.test(words[one]!));
  const [width, depth] = isSplit ? [words[0], words[2]] : [a, b];
  if (width === undefined || depth === undefined) return null;
  const typed = isSplit ? words : words.slice(0, 1);
  return {
    words: typed,
    span: typed.length,
    spellings: [
      [`${width}x${depth}`],
      [width, "x", depth],
      [width, `x${depth}`],
      [width, null, "x", depth],
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
