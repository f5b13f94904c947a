import { claim, wordAt, type Reading } from "../analysis/tokens.rules";
import data from "./quantities.json";
import { isDash, isUnit, phraseAt, phraseBefore, phraseTable } from "./quantities.rules";

const firstYear = 1700;
const lastYear = 2099;
const yearPrefixes = phraseTable(data.years);
const yearSuffixes = phraseTable(data.yearsBehind);

type Years = { from: number; to: number; isDecade: boolean };

function yearsAt(reading: Reading, at: number): Years | null {
  const [, digits, s] = /^(\d{4})(s?)$/.exec(wordAt(reading, at)) ?? [];
  const year = Number(digits ?? 0);
  if (year < firstYear || year > lastYear || (s && year % 10 > 0)) return null;
  const isCentury = year % 100 === 0 && year < 1900;
  const length = s ? (isCentury ? 99 : 9) : 0;
  return { from: year, to: year + length, isDecade: s === "s" };
}

function lexemesOf(from: number, to: number): string[] {
  const lexemes: string[] = [];
  for (let year = from; year <= to;) {
    const isWhole = year % 10 === 0 && year + 9 <= to;
    lexemes.push(isWhole ? `xyd_${year / 10}` : `xyb_${year}`);
    year += isWhole ? 10 : 1;
  }
  return lexemes;
}

type Span = { from: number; to: number; label: string; start: number; end: number };

function rangeAt(reading: Reading, at: number, text: string, { from }: Years): Span | null {
  const isLinked = /^(and|to)$/.test(wordAt(reading, at + 1));
  const next = at + 1 + Number(isLinked);
  const until = isLinked || isDash(reading, text, next) ? yearsAt(reading, next) : null;
  const lead = phraseBefore(reading, at, yearPrefixes);
  const isOpened = lead !== null && /^(between|in|since)$/.test(lead.meaning);
  if (!until || until.to <= from || !isOpened) return null;
  return {
    from,
    to: until.to,
    label: `Built ${from} to ${until.to}`,
    start: at - lead.length,
    end: next + 1,
  };
}

function spanAt(reading: Reading, at: number, { from, to, isDecade }: Years): Span | null {
  const lead = phraseBefore(reading, at, yearPrefixes);
  const tail = phraseAt(reading, at + 1, yearSuffixes);
  const isUpwards =
    lead?.meaning === "in" && /^and up$/.test(`${wordAt(reading, at + 1)} ${wordAt(reading, at + 2)}`);
  const start = at - (lead?.length ?? 0);
  const end = at + 1 + (isUpwards ? 2 : (tail?.length ?? 0));
  // 'Never built after 1990' is ignored rather than taken for its opposite.
  const isNegated = /^(no|not|never)$/.test(wordAt(reading, start - 1));
  switch (isUpwards ? "since" : (tail?.meaning ?? lead?.meaning)) {
    case "since":
      return { from, to: lastYear, label: `Built in ${from} or later`, start, end };
    case "until":
      return { from: firstYear, to, label: `Built in ${to} or earlier`, start, end };
    case "after":
      return isNegated ? null : { from: to + 1, to: lastYear, label: `Built after ${to}`, start, end };
    case "before":
      return isNegated ? null : { from: firstYear, to: from - 1, label: `Built before ${from}`, start, end };
    case "in":
      return { from, to, label: isDecade ? `Built in the ${from}s` : `Built in ${from}`, start, end };
    default:
      return isDecade ? { from, to, label: `Built in the ${from}s`, start: at, end: at + 1 } : null;
  }
}

export function claimYears(reading: Reading, text: string): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const years = yearsAt(reading, at);
    if (!years || isUnit(wordAt(reading, at + 1))) continue;
    const span = rangeAt(reading, at, text, years) ?? spanAt(reading, at, years);
    if (!span) continue;
    const { from, to, label, start, end } = span;
    const lexemes = lexemesOf(Math.max(firstYear, from), Math.min(lastYear, to));
    // Both are inclusive.
    const bounds = { min: from > firstYear ? from : undefined, max: to < lastYear ? to : undefined };
    return claim(reading, start, end, { kind: "year", label, lexemes, ...bounds });
  }
}

export function releaseYears(reading: Reading): void {
  reading.claimed = reading.claimed.map((entity) => (entity?.kind === "year" ? null : entity));
}
