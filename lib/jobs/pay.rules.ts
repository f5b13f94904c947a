import { salaryUnitsPerYear, type SalaryUnit } from "./rules";
import words from "./words.json";

/** Dollars per full-time year; a minimum unless `isMost`. */
type ParsedPay = { salary: number; isMost?: true; phrase: string };

const anyOf = (list: string) => list.replaceAll(", ", "|");
const verbs = anyOf(words.payVerbs);
const payVerb = new RegExp(`\\b(?:${verbs})\\b`, "i");
const [more, less] = [anyOf(words.more), anyOf(words.less)];
const lowerLimitPattern = `(?<!\\bnot? )(?:${more})|not? (?:${less})|${anyOf(words.atLeast)}`;
const atMost = `(?<!\\bnot? )(?:${less})|not? (?:${more})|${anyOf(words.atMost)}`;
const units: Record<string, SalaryUnit> = {
  hr: "hour",
  wk: "week",
  mo: "month",
  yr: "year",
  annum: "year",
  annual: "year",
};
const unitNames = [...Object.keys(salaryUnitsPerYear), ...Object.keys(units)].join("|");
const pay = new RegExp(
  `(?<before>(?:\\b(?:${verbs}|${lowerLimitPattern})\\s+)*)` +
    `(?:(?<sign>\\$)\\s?|(?<![\\w.,$/(-]))(?<amount>\\d[\\d,]*(?:\\.\\d+)?)` +
    `(?:\\s?(?<thousand>k|grand|thousand)\\b)?(?<dollars>\\s*(?:dollars?|bucks|usd)\\b)?\\+?` +
    `(?<to>\\s*(?:-|–|to)\\s*\\$?(?<high>\\d[\\d,.]*)\\s?(?<thousandTo>k)?)?(?:\\s*(?:plus|or more|and up)\\b)?` +
    `(?:\\s*(?<per>\\/|an?\\s|per\\s|each\\s)?\\s*(?<unit>${unitNames})(?<each>ly)?\\b)?` +
    `(?:\\s*(?<tops>or less|or under|or below|max(?:imum)?|tops)\\b)?`,
  "gi",
);
/** Retirement plans (401k, 403b), not pay. */
const retirementPlans = /^(?:401|403)$/;
const upperLimitPrefix = new RegExp(`\\b(?:(?:pay|paying|salary)\\s+)?(?:${atMost})\\s+$`, "i");
/** Units and nouns after an upper limit that isn't pay: weight, distance, staff. */
const nonPayUnits = /^\s*(?:lbs?|pounds?|gvwr?|miles?|employees|people|bonus)\b/i;
const nonPayPrefix = /\b(?:bonus|tuition|reimbursement|match(?:ing)?|weigh(?:t|ing)?)\s*(?:of\s+)?$/i;
/** Upper limits below this, in dollars per full-time year, aren't pay. */
const minUpperLimit = 12_000;
const sixFigures = /\b(?:(?:six|6)[\s-]figures?)(?:\s+(?:salary|income))?\b/i;
/** Without a unit, amounts below this are hourly and others yearly. */
const maxHourlyPay = 200;
const minYearlyPay = 15_000;

/**
 * First amount that is pay, in dollars per full-time year; skips other numbers, as in 'windows 11 support over 60k'.
 */
export function parsePay(text: string): ParsedPay | null {
  for (const match of text.matchAll(pay)) {
    const end = match.index + match[0].length;
    const found = parsePayMatch(match, text.slice(0, match.index), text.slice(end));
    if (found) return found;
  }
  const phrase = sixFigures.exec(text)?.[0];
  return phrase ? { salary: 100_000, phrase } : null;
}

function parsePayMatch(match: RegExpMatchArray, textBefore: string, textBehind: string): ParsedPay | null {
  const { 0: phrase, groups = {} } = match;
  const { before, sign, amount = "", high, thousand, thousandTo, dollars, per, unit, each, tops } = groups;
  if (retirementPlans.test(amount) && !sign) return null;
  const upTo = upperLimitPrefix.exec(textBefore)?.[0] ?? "";
  const isMost = Boolean(upTo || tops);
  // The upper end of a range is the maximum: 'up to 20-25/hr'.
  const figure = isMost && high ? high : amount;
  const number = Number(figure.replaceAll(",", "")) * ((thousand ?? thousandTo) ? 1000 : 1);
  const isRound = !thousand && number >= minYearlyPay && number < 1e6 && number % 1000 === 0;
  const isMoney = sign || thousand || thousandTo || dollars || payVerb.test(before ?? "");
  // '40 hour week' and '2 year experience' are durations.
  if (!isMoney && !per && !each && !isRound) return null;
  const name = unit?.toLowerCase() ?? "";
  const salaryUnit = units[name] ?? (name ? (name as SalaryUnit) : number < maxHourlyPay ? "hour" : "year");
  const salary = Math.round(number * salaryUnitsPerYear[salaryUnit]);
  if (salary <= 0 || salary > 1e9) return null;
  if (!isMost) return { salary, phrase: phrase.trim() };
  const isOther =
    nonPayUnits.test(textBehind) || nonPayPrefix.test(textBefore.slice(0, textBefore.length - upTo.length));
  return isOther || salary < minUpperLimit
    ? null
    : { salary, isMost: true, phrase: `${upTo}${phrase}`.trim() };
}
