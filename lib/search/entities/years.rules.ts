import { isUnit, phraseAt, phraseBefore, split } from "./amounts.rules";
import { isDash } from "./ranges.rules";
import { claim, wordAt, type Reading } from "../analysis/tokens.rules";

const first = 1700;
const last = 2099;
const builds = "year built|built|build|constructed";
const said = (words: string) =>
  builds.split("|").flatMap((build) => words.split(", ").map((one) => split(`${build} ${one}`)));

const than = (words: string) =>
  words.split(", ").flatMap((one) => [split(`${one} than`), split(`${one} then`)]);

const inYear = [...said("in, in the"), ...builds.split("|").map(split)];
const after = [...said("after, later than"), ["newer", "than"], ["newer", "then"]];
const since = [...said("since, from"), ...than("not older, no older"), split("not built before")];
const notNewer = [...than("not newer, no newer"), split("not built after")];
const before = [...said("before, earlier than, prior to"), ["older", "than"], ["older", "then"], ["pre"]];
const orLater = ["or newer", "or later", "and newer", "and later", "or after", "onwards"].map(split);
const upwards = [["and", "up"]];
const orEarlier = ["or older", "or earlier", "and older", "or before"].map(split);

type Years = { from: number; to: number; isDecade: boolean };

/** '1950' and '1950s' at a place; the 1800s are a century. */
function yearsAt(reading: Reading, index: number): Years | null {
  const [, digits, s] = /^(\d{4})(s?)$/.exec(wordAt(reading, index)) ?? [];
  const year = Number(digits ?? 0);
  if (year < first || year > last || (s && year % 10 > 0)) return null;
  const isCentury = year % 100 === 0 && year < 1900;
  const length = s ? (isCentury ? 99 : 9) : 0;
  return { from: year, to: year + length, isDecade: s === "s" };
}

/** Each year as a fact of listings, and ten of them as one where all are meant. */
function lexemesOf(from: number, to: number): string[] {
  const lexemes: string[] = [];
  for (let year = from; year <= to;) {
    const isWhole = year % 10 === 0 && year + 9 <= to;
    lexemes.push(isWhole ? `xyd_${year / 10}` : `xyb_${year}`);
    year += isWhole ? 10 : 1;
  }
  return lexemes;
}

function wishOf(from: number, to: number, label: string) {
  return { kind: "year" as const, label, lexemes: lexemesOf(Math.max(first, from), Math.min(last, to)) };
}

/** 'Never built after 1990' is not understood, rather than taken for its opposite. */
function isNegated(reading: Reading, from: number): boolean {
  return /^(no|not|never)$/.test(wordAt(reading, from - 1));
}

/** Claims 'built after 2000', 'built in 1950', '1920s', '2010 or newer'. Of what is no home it says nothing. */
export function claimYears(reading: Reading, text: string): void {
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const years = yearsAt(reading, index);
    if (!years || isUnit(wordAt(reading, index + 1))) continue;
    const { from, to, isDecade } = years;
    const lead = (phrases: readonly string[][]) => phraseBefore(reading, index, phrases);
    const end = index + 1;
    const between = said("between, from");
    const isLinked = /^(and|to)$/.test(wordAt(reading, end));
    const isDashed = !isLinked && isDash(reading, text, end);
    const until = isLinked || isDashed ? yearsAt(reading, end + Number(isLinked)) : null;
    const opened = lead(between) || lead(inYear);
    if (until && until.to > from && opened)
      return claim(
        reading,
        index - opened,
        end + Number(isLinked) + 1,
        wishOf(from, until.to, `Built ${from} to ${until.to}`),
      );
    const told = lead(inYear);
    const more = phraseAt(reading, end, orLater) || (told && phraseAt(reading, end, upwards));
    const less = phraseAt(reading, end, orEarlier);
    if (more || lead(since))
      return claim(
        reading,
        index - (lead(since) || told),
        end + more,
        wishOf(from, last, `Built in ${from} or later`),
      );
    if (lead(notNewer))
      return claim(reading, index - lead(notNewer), end, wishOf(first, to, `Built in ${to} or earlier`));
    if (isNegated(reading, index - (lead(after) || lead(before)))) continue;
    if (lead(after))
      return claim(reading, index - lead(after), end, wishOf(to + 1, last, `Built after ${to}`));
    if (less) return claim(reading, index - told, end + less, wishOf(first, to, `Built in ${to} or earlier`));
    if (lead(before))
      return claim(reading, index - lead(before), end, wishOf(first, from - 1, `Built before ${from}`));
    if (told || isDecade)
      return claim(
        reading,
        index - told,
        end,
        wishOf(from, to, isDecade ? `Built in the ${from}s` : `Built in ${from}`),
      );
  }
}

/** Gives back what is no year of a home: 'truck 2015 or newer'. */
export function dropYears(reading: Reading): void {
  reading.claimed = reading.claimed.map((wish) => (wish?.kind === "year" ? null : wish));
}
