import { salaryUnitsPerYear, type SalaryUnit } from "./rules";

/** Dollars a full-time year, at least or at most. */
type SaidPay = { salary: number; isMost?: true; said: string };

/** Before an amount that is the least: 'over', 'paying at least'. Those of `money` are said of pay alone. */
const money = "paying|pays?|earn(?:ing)?|making|salary(?: of)?";
const least =
  "(?<!\\bnot? )(?:over|above|more than)|not? (?:less than|under|below)|from|at least|starting(?: at)?|minimum(?: of)?|min";
const pay = new RegExp(
  `(?<before>(?:\\b(?:${money}|${least})\\s+)*)` +
    `(?:(?<sign>\\$)\\s?|(?<![\\w.,$/(-]))(?<amount>\\d[\\d,]*(?:\\.\\d+)?)` +
    `(?:\\s?(?<thousand>k|grand|thousand)\\b)?(?<dollars>\\s*(?:dollars?|bucks|usd)\\b)?\\+?` +
    `(?<to>\\s*(?:-|–|to)\\s*\\$?(?<high>\\d[\\d,.]*)\\s?(?<thousandTo>k)?)?(?:\\s*(?:plus|or more|and up)\\b)?` +
    `(?:\\s*(?<per>\\/|an?\\s|per\\s|each\\s)?\\s*(?<unit>hour|hr|day|week|wk|month|mo|year|yr|annum|annual)(?<each>ly)?\\b)?` +
    `(?:\\s*(?<tops>or less|or under|or below|max(?:imum)?|tops)\\b)?`,
  "gi",
);
/** No pay: a plan for retirement, a form. */
const noPay = /^(?:401|403)$/;
const most =
  /\b(?:(?:pay|paying|salary)\s+)?(?:(?<!\bnot? )(?:under|below|less than)|up to|at most|not? (?:more than|over|above)|max(?:imum)?(?: of)?)\s+$/i;
/** What is at most so much beside pay: what a truck weighs, what else one gets. */
const otherMost = /^\s*(?:lbs?|pounds?|gvwr?|miles?|employees|people|bonus)\b/i;
const beside = /\b(?:bonus|tuition|reimbursement|match(?:ing)?|weigh(?:t|ing)?)\s*(?:of\s+)?$/i;
/** Less than this a year nobody is paid at most who works full-time. */
const leastMost = 12_000;
const sixFigures = /\b(?:(?:six|6)[\s-]figures?)(?:\s+(?:salary|income))?\b/i;
/** An amount below this is pay for an hour where nobody said for what, and from the other on for a year. */
const mostAnHour = 200;
const leastAYear = 15_000;

const units: Record<string, SalaryUnit> = {
  hr: "hour",
  wk: "week",
  mo: "month",
  yr: "year",
  annum: "year",
  annual: "year",
};

/** The first amount that is pay, as dollars a full-time year; others are of the job: 'windows 11 support over 60k'. */
export function readPay(text: string): SaidPay | null {
  for (const match of text.matchAll(pay)) {
    const end = match.index + match[0].length;
    const found = payOf(match, text.slice(0, match.index), text.slice(end));
    if (found) return found;
  }
  const said = sixFigures.exec(text)?.[0];
  return said ? { salary: 100_000, said } : null;
}

function payOf(match: RegExpMatchArray, textBefore: string, textBehind: string): SaidPay | null {
  const { 0: said, groups = {} } = match;
  const { before, sign, amount = "", high, thousand, thousandTo, dollars, per, unit, each, tops } = groups;
  if (noPay.test(amount) && !sign) return null;
  const upTo = most.exec(textBefore)?.[0] ?? "";
  const isMost = Boolean(upTo || tops);
  // Of a range that is at most so much the upper end is the most: 'up to 20-25/hr'.
  const asked = isMost && high ? high : amount;
  const number = Number(asked.replaceAll(",", "")) * ((thousand ?? thousandTo) ? 1000 : 1);
  const isRound = !thousand && number >= leastAYear && number < 1e6 && number % 1000 === 0;
  const isMoney =
    sign || thousand || thousandTo || dollars || new RegExp(`\\b(?:${money})\\b`, "i").test(before ?? "");
  // '40 hour week' and '2 year experience' speak of time.
  if (!isMoney && !per && !each && !isRound) return null;
  const name = unit?.toLowerCase() ?? "";
  const salaryUnit = units[name] ?? (name ? (name as SalaryUnit) : number < mostAnHour ? "hour" : "year");
  const salary = Math.round(number * salaryUnitsPerYear[salaryUnit]);
  if (salary <= 0 || salary > 1e9) return null;
  if (!isMost) return { salary, said: said.trim() };
  const isOther =
    otherMost.test(textBehind) || beside.test(textBefore.slice(0, textBefore.length - upTo.length));
  return isOther || salary < leastMost ? null : { salary, isMost: true, said: `${upTo}${said}`.trim() };
}
