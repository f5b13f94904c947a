import "server-only";
import type { ListingDto } from "@/lib/listings/contract";
import { byDistance, pageSize } from "@/lib/listings/rules";
import { isNonsense } from "../spelling/nonsense.rules";
import { closeBehind, closeTo, fewResults, inOrder, mostLoosened, mostWithClose } from "./close.rules";
import type { FoundPage } from "../contract";
import { matchingOf, matchingsOf } from "../retrieval/matching.queries";
import { nothing, readMatches, type Input } from "../ranking/page.queries";
import type { Literal, LiteralWord } from "../query/typed.rules";
import { quoteLexeme } from "../analysis/normalizer.rules";
import {
  bareOf,
  eitherOf,
  inPassing,
  lessMinor,
  lessOne,
  strictly,
  widely,
  type Term,
  type Terms,
} from "../query/terms.rules";
import { sumDocuments } from "../index/window.rules";

type Asked = Input & { terms: Terms };

/** What has some of the words follows the few that are shown, in their order: one search more, none where there are enough. */
export async function readClose(
  { terms: { terms }, stock, filter }: Asked,
  shown: readonly ListingDto[],
): Promise<ListingDto[]> {
  const { limit = pageSize } = filter;
  if (shown.length >= Math.min(fewResults, limit) || filter.cursor || filter.sort === byDistance) return [];
  const { terms: ranked, choices, sections } = closeTo(terms, shown);
  if (choices.length === 0) return [];
  const best = { ...filter, sort: undefined, limit: mostWithClose };
  const matching = await matchingOf({ terms: ranked, filter: best, choices, sections, isRankedByAll: true });
  const { items } = await readMatches(matching, { stock, filter: best });
  return inOrder(closeBehind(shown, items, limit), filter.sort);
}

/** Of more words than this no two are left out: there are too many ways to. */
const mostWords = 8;

/** The typed words, each by itself. */
export function wordTerms({ words }: Pick<Literal, "words">): Term[] {
  return words.map(({ word, lexeme, documents }) => ({ word, operands: [quoteLexeme(lexeme)], documents }));
}

/** All typed words that some listing has, and these less one or two; none where all are there but for the place. */
function fewerWords({ words, core }: Literal): Term[][] {
  const isKnown = ({ documents }: LiteralWord) => sumDocuments(documents) > 0;
  // All that is in a place, or of a brand, is not what was looked for there.
  if (core.length > 0 && !core.some(isKnown)) return [];
  const known = wordTerms({ words: words.filter(isKnown) });
  if (known.length < 2) return known.length < words.length && known.length > 0 ? [known] : [];
  const less = known.map((left) => known.filter((one) => one !== left));
  if (known.length < 3 || known.length > mostWords) return less;
  return less.flatMap((some) => some.map((left) => some.filter((one) => one !== left)));
}

/** One page of what has most of what is asked for: the first way to leave something out that finds anything. */
export async function readPartly({
  terms: { terms, missing, wishes, isLost },
  stock,
  filter,
}: Asked): Promise<FoundPage> {
  // A thing that nobody offers is not answered by what else is as red.
  const words = terms.filter(({ isFact }) => !isFact);
  const isThing = wishes.some(({ kind }) => kind === "type" || kind === "bedrooms" || kind === "brand");
  // A home is the thing itself: of a 'ground floor flat' that nobody has so the flat is shown.
  const hasHead = terms.some(({ isHead }) => isHead);
  const isHeadless = words.length > 0 || !isThing ? missing.length > 0 && !hasHead : false;
  if (isHeadless || isLost || missing.some(isNonsense)) return nothing;
  const strict = strictly(terms);
  const near = strictly(terms.map((term) => term.loose ?? term));
  const isLoose = terms.some(({ loose }) => loose);
  const less = [...(isLoose ? lessOne(strict) : []), ...lessOne(near)];
  const minor = near.length > 1 ? lessMinor(near) : [];
  const fewer =
    near.filter(({ isImplied }) => !isImplied).length <= mostLoosened ? less.flatMap(lessOne) : [];
  const choices = [
    missing.length > 0 || isLoose ? [...(isLoose ? [strict] : []), near] : [],
    minor,
    less,
    fewer,
  ];
  const passing = missing.length > 0 ? null : inPassing(terms);
  const wanted = [
    eitherOf(strict),
    ...choices,
    ...bareOf(near).map((bare) => [bare]),
    passing ? [passing] : [],
  ].filter((some) => some.length > 0);
  const ranked = strictly(widely(terms));
  const matchings = await matchingsOf(wanted.map((some) => ({ terms: ranked, filter, choices: some })));
  // A home in Table Mesa is the closest to no table.
  const isGoods = terms.some((term) => term.isGoods);
  for (const matching of matchings) {
    const { items } = await readMatches(matching, { stock, filter });
    if (isGoods && items.every(({ category }) => category === "realestate")) continue;
    if (items.length > 0) return { ...nothing, items, total: items.length };
  }
  return nothing;
}

/** One page of what holds most of the typed words, the more of them the earlier. */
export async function readFewerWords({ terms: { literal }, stock, filter }: Asked): Promise<FoundPage> {
  const choices = fewerWords(literal);
  if (choices.length === 0) return nothing;
  const words = [...new Set(choices.flat())].map((term) => ({ ...term, extra: term.operands }));
  const matching = await matchingOf({ terms: words, filter, choices, isRankedByAll: true });
  const { items } = await readMatches(matching, { stock, filter });
  return { ...nothing, items, total: items.length };
}
