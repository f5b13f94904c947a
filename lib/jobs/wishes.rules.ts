import { stateName, usStates } from "@/lib/shared/us-states";
import { salaryUnitsPerYear, type EmploymentType, type Workplace } from "./rules";

/** What a text says beside the words that jobs are looked for by: 'part time nurse in texas, $25 an hour'. */
export type JobWishes = {
  search?: string;
  employmentType?: EmploymentType;
  workplace?: Workplace;
  state?: string;
  /** Dollars a full-time year, the least. */
  minSalary?: number;
};

const employment: readonly [RegExp, EmploymentType][] = [
  [/\bpart[\s-]?times?\b/i, "part_time"],
  [/\bfull[\s-]?times?\b/i, "full_time"],
  [/\binternships?\b|\binterns?\b/i, "internship"],
  [/\bseasonal\b|\btemporary\b|\btemps?\b/i, "temporary"],
  [/\bcontract\b(?!\s+(?:admin|law|attorney|manage|negotia|special))|\bfreelance\b|\b1099\b/i, "contract"],
];
const places: readonly [RegExp, Workplace][] = [
  [
    /\bremote(ly)?\b(?!\s+(?:control|sensing))|\bwork(ing)?[\s-]from[\s-]home\b|\bwfh\b|\btelecommut(e|ing)\b/i,
    "remote",
  ],
  [/\bhybrid\b(?!\s+(?:car|cloud|vehicle))/i, "hybrid"],
  [/\bon[\s-]?site\b|\bin[\s-]person\b/i, "onsite"],
];
const pay =
  /(?:\b(?:over|above|from|at least|more than|minimum|min|paying)\s+)?(?<sign>\$?)(?<![\w.])(?<amount>\d[\d,]*(?:\.\d+)?)(?<thousand>k?)\b\+?(?:\s*(?:-|–|to)\s*\$?\d[\d,.]*k?\b)?(?:\s*(?<per>\/|an?\s|per\s)?\s*(?<unit>hour|hr|day|week|month|year|yr)(?<each>ly)?\b)?/gi;
const noise =
  /\b(jobs?|hiring|careers?|vacanc(y|ies)|positions?|openings?|^work|employment|wanted|needed|near me|looking for|in|a|an|the|for|with|as|and|at)\b/gi;
const statePattern = new RegExp(`\\b(${usStates.map(({ name }) => name).join("|")})\\b(?!\\s+city\\b)`, "i");
const codePattern = /(?:,\s*|\bin\s+)([a-z]{2})\s*$/i;
/** An amount below this is pay for an hour where nobody said for what. */
const mostAnHour = 200;

/** The first number that is pay; others are of the job: 'windows 11 support over 60k'. */
function payOf(text: string): { minSalary: number; said: string } | null {
  for (const match of text.matchAll(pay)) {
    const found = readPay(match);
    if (found) return found;
  }
  return null;
}

function readPay(match: RegExpMatchArray): { minSalary: number; said: string } | null {
  if (!match.groups) return null;
  const { sign, amount = "", thousand, per, unit, each } = match.groups;
  // '40 hour week' and '2 year experience' speak of time.
  if (!sign && !thousand && !per && !each) return null;
  const dollars = Number(amount.replaceAll(",", "")) * (thousand ? 1000 : 1);
  const short = { hr: "hour", yr: "year" }[unit?.toLowerCase() ?? ""] ?? unit?.toLowerCase();
  const said = (short ?? (dollars < mostAnHour ? "hour" : "year")) as keyof typeof salaryUnitsPerYear;
  return { minSalary: Math.round(dollars * salaryUnitsPerYear[said]), said: match[0] };
}

function stateOf(text: string): { state: string; said: string } | null {
  const named = statePattern.exec(text);
  const found = named && usStates.find(({ name }) => name.toLowerCase() === named[0].toLowerCase());
  if (found) return { state: found.code, said: named[0] };
  const coded = codePattern.exec(text);
  const code = coded?.[1]?.toUpperCase() ?? "";
  return coded && stateName(code) ? { state: code, said: coded[0] } : null;
}

/** Takes out of a text what filters answer; the words that are left are looked for. Pure. */
export function readJobWishes(text: string): JobWishes {
  const type = employment.find(([pattern]) => pattern.test(text));
  const place = places.find(([pattern]) => pattern.test(text));
  const least = payOf(text);
  const state = stateOf(text);
  let rest = text;
  for (const said of [type?.[0], place?.[0], least?.said, state?.said])
    if (said) rest = rest.replace(said, " ");
  const words = rest
    .replace(noise, " ")
    .replace(/[\s,]+/g, " ")
    .trim();
  const isAnything = type ?? place ?? least ?? state;
  return {
    ...(words ? { search: words } : isAnything || /\bjobs?\b/i.test(text) ? {} : { search: text.trim() }),
    ...(type ? { employmentType: type[1] } : {}),
    ...(place ? { workplace: place[1] } : {}),
    ...(least ? { minSalary: least.minSalary } : {}),
    ...(state ? { state: state.state } : {}),
  };
}
