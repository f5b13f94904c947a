import type { Token } from "../analysis/tokens.rules";
import { spelledNumber } from "./amounts.rules";

const people = /^(people|persons|guests|attendees|adults|friends|kids|children|employees)$/;
const gathering = /^(party|group|crowd|family|team)$/;

function isNumber(word = ""): boolean {
  return /^\d+$/.test(word) || spelledNumber(word) !== null;
}

/**
 * Whether a word only says how many come, or that they do: 'cake for 10 people', 'party of eight'; no listing has to say the
 * same number.
 */
export function countsPeople(tokens: readonly Token[], at: number): boolean {
  const [two, one, word = "", next, third] = [-2, -1, 0, 1, 2].map((step) => tokens[at + step]?.word);
  if (people.test(word)) return isNumber(one);
  if (gathering.test(word)) return next === "of" && isNumber(third);
  return isNumber(word) && (people.test(next ?? "") || (one === "of" && gathering.test(two ?? "")));
}
