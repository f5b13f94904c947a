import { nearMePhrases } from "@/lib/search/entities/places.rules";
import { stateName, usStates } from "@/lib/shared/us-states";
import { readPay } from "./pay.rules";
import type { EmploymentType, Workplace } from "./rules";

/** Filters that a text says beside its words: 'part time nurse in texas, $25 an hour'. */
export type JobWishes = {
  employmentType?: EmploymentType;
  workplace?: Workplace;
  /** Dollars a full-time year, the least. */
  minSalary?: number;
  /** The same, the most. */
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
const noise =
  /(?<!\S)(jobs?|hiring|careers?|vacanc(?:y|ies)|positions?|openings?|roles?|opportunit(?:y|ies)|^work|(?<!social )work$|employment|wanted|needed|available|looking for|in|a|an|the|for|with|as|and|or|at|of|to|from|by|on|near|around|me|my|i|need|want|find|that|which|is|are|pays?|paying|salary|local)(?![^\s,.!?])/gi;
const nearMe = new RegExp(`\\b(?:${nearMePhrases.join("|")})\\b`, "i");
const statePattern = new RegExp(`\\b(${usStates.map(({ name }) => name).join("|")})\\b(?!\\s+city\\b)`, "i");
const codePattern = /(?:,\s*|\bin\s+)([a-z]{2})\s*$/i;

type JobText = {
  wishes: JobWishes;
  /** The words of each wish. */
  said: { [Field in keyof JobWishes]?: string };
  /** What is left of the text. */
  rest: string;
  /** The words that ask for what is near: nobody said where that is. */
  near?: string;
};

/** The text without some of its words. */
export function textWithout(text: string, said: string): string {
  return text
    .replace(said, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}

/** Of two kinds of employment either is meant, and none is a filter. */
function readTypes(text: string): { type?: EmploymentType; said: string[] } {
  const found = employment.flatMap(([pattern, type]) => {
    const said = pattern.exec(text)?.[0];
    return said ? [{ said, type }] : [];
  });
  return { type: found.length === 1 ? found[0]?.type : undefined, said: found.map(({ said }) => said) };
}

/** Takes out of a text what filters answer, but for where. Pure. */
export function readJobText(text: string): JobText {
  const types = readTypes(text);
  const place = workplaces.find(([pattern]) => pattern.test(text));
  const saidPlace = place?.[0].exec(text)?.[0];
  const pay = readPay(text);
  const paid = pay?.isMost ? "maxSalary" : "minSalary";
  const near = nearMe.exec(text)?.[0];
  const all = [...types.said, saidPlace, pay?.said, near].filter((said) => said !== undefined);
  return {
    wishes: {
      ...(types.type ? { employmentType: types.type } : {}),
      ...(place ? { workplace: place[1] } : {}),
      ...(pay ? { [paid]: pay.salary } : {}),
    },
    said: {
      ...(types.type ? { employmentType: types.said[0] } : {}),
      ...(place ? { workplace: saidPlace } : {}),
      ...(pay ? { [paid]: pay.said } : {}),
    },
    rest: all.reduce(textWithout, textWithout(text, "")),
    ...(near ? { near } : {}),
  };
}

/** A state by its name, or by its code behind a comma or 'in'. */
export function readState(text: string): { state: string; said: string } | null {
  const named = statePattern.exec(text);
  const found = named && usStates.find(({ name }) => name.toLowerCase() === named[0].toLowerCase());
  if (found) return { state: found.code, said: named[0] };
  const coded = codePattern.exec(text);
  const code = coded?.[1]?.toUpperCase() ?? "";
  return coded && stateName(code) ? { state: code, said: coded[0] } : null;
}

/** The words that jobs are looked for by; empty where the text has no other than those every search for work has. */
export function wordsOf(text: string): string {
  return text
    .replace(noise, " ")
    .replace(/[\s,]+/g, " ")
    .trim();
}
