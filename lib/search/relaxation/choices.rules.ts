import { quoteLexeme } from "../analysis/tsquery.rules";
import { sumDocuments } from "../index/window.rules";
import {
  pairVariants,
  withoutMinor,
  withoutOne,
  requireHeadSubject,
  type Term,
  type Terms,
} from "../query/terms.rules";
import type { Literal, LiteralWord } from "../query/typed.rules";
import { isNonsense } from "../spelling/nonsense.rules";
import { maxTermsForPairs } from "./close.rules";

export type Choice = readonly (readonly Term[])[];

export function choicesOf({ terms, missing, entities, isMissingRequired }: Terms): Choice[] {
  // If the thing itself has no listings, other red things are no substitute.
  const words = terms.filter(({ isFact }) => !isFact);
  const isThing = entities.some(({ kind }) => kind === "type" || kind === "bedrooms" || kind === "brand");
  // A home is the head: 'ground floor flat' falls back to flats.
  const hasHead = terms.some(({ isHead }) => isHead);
  const isHeadless = words.length > 0 || !isThing ? missing.length > 0 && !hasHead : false;
  if (isHeadless || isMissingRequired || missing.some(isNonsense)) return [];
  const strict = requireHeadSubject(terms);
  const near = requireHeadSubject(terms.map((term) => term.fallback ?? term));
  const isLoose = terms.some(({ fallback }) => fallback);
  const less = [...(isLoose ? withoutOne(strict) : []), ...withoutOne(near)];
  const minor = near.length > 1 ? withoutMinor(near) : [];
  const isShort = near.filter(({ isImplied }) => !isImplied).length <= maxTermsForPairs;
  return [
    pairVariants(strict),
    missing.length > 0 || isLoose ? [...(isLoose ? [strict] : []), near] : [],
    minor,
    less,
    isShort ? less.flatMap(withoutOne) : [],
  ].filter((some) => some.length > 0);
}

const maxWords = 8;
const maxTerms = 16;

/** The first different words; a longer text is read no further. */
export function wordTerms({ words }: Pick<Literal, "words">): Term[] {
  const different = words.filter(({ lexeme }, at) => words.findIndex((one) => one.lexeme === lexeme) === at);
  return different
    .slice(0, maxTerms)
    .map(({ word, lexeme, documents }) => ({ word, operands: [quoteLexeme(lexeme)], documents }));
}

export function wordSubsets({ words, core }: Literal): Term[][] {
  const isKnown = ({ documents }: LiteralWord) => sumDocuments(documents) > 0;
  // A place or brand alone is no substitute for a thing, but nonsense names none.
  const isThing = ({ word }: LiteralWord) => !isNonsense(word);
  if (core.some(isThing) && !core.some(isKnown)) return [];
  const known = wordTerms({ words: words.filter(isKnown) });
  if (known.length < 2) return known.length < words.length && known.length > 0 ? [known] : [];
  const less = known.map((left) => known.filter((one) => one !== left));
  if (known.length < 3 || known.length > maxWords) return less;
  return less.flatMap((some) => some.map((left) => some.filter((one) => one !== left)));
}
