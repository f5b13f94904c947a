import { nearMePhrases } from "@/lib/search/entities/places.rules";
import { stateName, usStates } from "@/lib/shared/us-states";
import { parsePay } from "@/lib/jobs/pay.rules";
import type { EmploymentType, Workplace } from "@/lib/jobs/rules";
import words from "../words.json";

export type TextFilters = {
  employmentType?: EmploymentType;
  workplace?: Workplace;
  /** Dollars per full-time year. */
  minSalary?: number;
  maxSalary?: number;
};

const employment: readonly [RegExp, EmploymentType][] = [
  [/\bpart[\s-]?times?\b/i, "part_time"],
  [/\bfull[\s-]?times?\b/i, "full_time"],
  [/\b(?:summer\s+)?internships?\b|\b(?:summer\s+)?interns?\b/i, "internship"],
  [/\bseasonal\b|\btemporary\b|\btemps?\b(?:[\s-]to[\s-](?:hire|perm(?:anent)?))?/i, "temporary"],
  [
    /\bcontract\b(?!\s+(?:admin|law|attorney|manage|negotia|special))(?:[\s-]to[\s-]hire)?|\bfreelance\b|\b1099\b/i,
    "contract",
  ],
];
const workplaces: readonly [RegExp, Workplace][] = [
  [
    /\b(?:(?:fully|completely|100%)\s+)?remote(?:ly)?\b(?!\s+(?:control|sensing))(?:\s+work\b)?|\b(?:work(?:ing)?[\s-])?(?:from|at)[\s-](?:home|anywhere)\b|\bhome[\s-]based\b|\bwfh\b|\btelecommut(?:e|ing)\b/i,
    "remote",
  ],
  [/\bhybrid\b(?!\s+(?:car|cloud|vehicle))/i, "hybrid"],
  [/\bon[\s-]?site\b|\bin[\s-]person\b/i, "onsite"],
];
const noise = new RegExp(
  `(?<!\\S)(?:${words.noise.replaceAll(", ", "|")}|^work|(?<!social )work$)(?![^\\s,.!?])`,
  "gi",
);
const nearMe = new RegExp(`\\b(?:${nearMePhrases.join("|")})\\b`, "i");
const statePattern = new RegExp(`\\b(${usStates.map(({ name }) => name).join("|")})\\b(?!\\s+city\\b)`, "i");
const codePattern = /(?:,\s*|\bin\s+)([a-z]{2})\s*$/i;

type ParsedText = {
  filters: TextFilters;
  phrases: { [Field in keyof TextFilters]?: string };
  rest: string;
  near?: string;
};

export function removePhrase(text: string, phrase: string): string {
  return text
    .replace(phrase, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}

/** Two employment types are alternatives, so neither becomes a filter. */
function parseEmploymentTypes(text: string): { type?: EmploymentType; phrases: string[] } {
  const found = employment.flatMap(([pattern, type]) => {
    const phrase = pattern.exec(text)?.[0];
    return phrase ? [{ phrase, type }] : [];
  });
  return {
    type: found.length === 1 ? found[0]?.type : undefined,
    phrases: found.map(({ phrase }) => phrase),
  };
}

export function parseJobText(text: string): ParsedText {
  const types = parseEmploymentTypes(text);
  const place = workplaces.find(([pattern]) => pattern.test(text));
  const workplacePhrase = place?.[0].exec(text)?.[0];
  const pay = parsePay(text);
  const paid = pay?.isMost ? "maxSalary" : "minSalary";
  const near = nearMe.exec(text)?.[0];
  const all = [...types.phrases, workplacePhrase, pay?.phrase, near].filter((phrase) => phrase !== undefined);
  return {
    filters: {
      ...(types.type ? { employmentType: types.type } : {}),
      ...(place ? { workplace: place[1] } : {}),
      ...(pay ? { [paid]: pay.salary } : {}),
    },
    phrases: {
      ...(types.type ? { employmentType: types.phrases[0] } : {}),
      ...(place ? { workplace: workplacePhrase } : {}),
      ...(pay ? { [paid]: pay.phrase } : {}),
    },
    rest: all.reduce(removePhrase, removePhrase(text, "")),
    ...(near ? { near } : {}),
  };
}

export function parseState(text: string): { state: string; phrase: string } | null {
  const named = statePattern.exec(text);
  const found = named && usStates.find(({ name }) => name.toLowerCase() === named[0].toLowerCase());
  if (found) return { state: found.code, phrase: named[0] };
  const coded = codePattern.exec(text);
  const code = coded?.[1]?.toUpperCase() ?? "";
  return coded && stateName(code) ? { state: code, phrase: coded[0] } : null;
}

export function stripNoise(text: string): string {
  return text
    .replace(noise, " ")
    .replace(/[\s,]+/g, " ")
    .trim();
}
