import { tokensOf, type Entity } from "../analysis/tokens.rules";
import { isNumeral } from "../entities/quantities.rules";

/**
 * True for facts that a match must satisfy: amounts, numbers of rooms, and 'for rent'. Any other fact may also match as
 * a word.
 */
export function isCondition({ kind, start, end }: Entity, text: string): boolean {
  const typed = text.slice(start, end);
  if (kind === "offer") return /^(for|to)\s/i.test(typed);
  if (kind === "bedrooms" || kind === "bathrooms")
    return tokensOf(typed).some(({ word }) => /\d/.test(word) || isNumeral(word));
  return /^(price|area|lot|mileage|modelYear|position)$/.test(kind);
}
