import "server-only";
import { factGroups } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { settleFilter } from "@/lib/listings/catalogue/filter.rows";
import { listListings } from "@/lib/listings/catalogue/list.queries";
import type { ListingDto, ListingQuery } from "@/lib/listings/contract";
import type { Viewer } from "@/lib/shared/access";
import { askedOf, withAsked } from "../query/request.rules";
import { fewResults, inOrder } from "../relaxation/close.rules";
import type { Reading, SearchPage } from "../contract";
import { readElsewhere } from "../relaxation/nearby.queries";
import { readLacking } from "../relaxation/lacking.queries";
import { isHopeless } from "../query/typed.rules";
import { type Stock } from "../index/stock.queries";
import { matchingOf } from "../retrieval/matching.queries";
import { mentions } from "../ranking/mention.rules";
import { readClose, readPartly } from "../relaxation/partly.queries";
import { plainReading } from "./reading.rules";
import { besideWishes, toUnderstood } from "../query/remainder.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { nothing, onlySuch, readByFacts, readMatches } from "../ranking/page.queries";
import { readTerms } from "../query/terms.queries";
import { isStopWord } from "../analysis/stop-words.rules";
import { isCheap, strictly, withAnyLot, type Terms } from "../query/terms.rules";

/** The viewer and the way to read the text. */
export type From = {
  viewer: Viewer | null;
  stock: Stock | null;
  isFilled?: boolean;
  unmended?: boolean;
  inContext?: boolean;
  /** On a lot of any size, where none is as large as a text says. */
  hasAnyLot?: boolean;
};

/** A page for one way to read a text; nothing where that finds nothing. */
export async function searchMended(query: ListingQuery, from: From): Promise<SearchPage> {
  const { viewer, stock, unmended, inContext, hasAnyLot } = from;
  const text = stock ? askedOf(query) : null;
  const asked = text && { ...text, ...(unmended ? { unmended } : {}), ...(inContext ? { inContext } : {}) };
  const hasFacts = stock !== null && factGroups(query).length > 0;
  const terms = asked && stock ? await readTerms(asked, stock.revision) : null;
  const unasked = { ...plainReading, corrected: terms?.corrected ?? null };
  if (stock && hasFacts && (!terms || terms.onlyStopWords))
    return { ...(await readByFacts(query, stock)), ...unasked };
  if (!asked || !terms || !stock || terms.onlyStopWords)
    return { ...(await listListings(query, viewer)), ...unasked, about: false };

  const { corrected, missing } = terms;
  // Words that only order results, or say nothing, are not met by every result.
  const isSaid = missing.length > 0 || terms.terms.some(({ isFact, word }) => !isFact && word !== "");
  const beside = besideWishes(asked.text, terms.wishes);
  const reading = {
    corrected,
    missing,
    wishes: terms.wishes.filter(({ label }) => label).map((wish) => toUnderstood(asked.text, wish)),
    ...(terms.wishes.length > 0 ? { beside: isSaid ? beside : { ...beside, words: "" } } : {}),
  };
  const filter = settleFilter(withAsked(query, hasAnyLot ? withAnyLot(terms) : terms));
  const isPriced = terms.wishes.some(({ kind }) => /^(price|order|area|lot)$/.test(kind));
  const sort = isCheap(terms) && !query.sort ? ("price_asc" as const) : query.sort;
  const hasWords = terms.literal.words.length > 0;
  const isNothing = terms.terms.length === 0 && !hasWords && (missing.length > 0 || !(isPriced || hasFacts));
  if (!filter || isNothing) return { ...nothing, ...reading, isPartial: false };
  if (terms.terms.length === 0 && !hasWords)
    return {
      ...(hasFacts
        ? await readByFacts({ ...filter, sort }, stock)
        : await listListings({ ...filter, sort, search: undefined }, viewer)),
      ...reading,
      about: false,
      isPartial: false,
    };
  const understood: Understood = { text: asked.text, terms, stock, filter: { ...filter, sort }, reading };
  const found = await readFound(understood, sort !== query.sort);
  if (found) return from.isFilled && !asked.literal ? withClose(found, understood) : found;
  // The corrected word stands nowhere either, so the typed one is missing.
  if (corrected) return searchMended(query, { ...from, unmended: true });
  return { ...nothing, ...reading, isPartial: false };
}

type Understood = {
  text: string;
  terms: Terms;
  stock: Stock;
  filter: ListingQuery;
  reading: Omit<Reading, "isPartial">;
};

/** Listings with all of a text, else those with most of it; null if there are none. */
async function readFound(understood: Understood, isCheapest: boolean): Promise<SearchPage | null> {
  const { text, terms, stock, filter, reading } = understood;
  const { missing, literal } = terms;
  if (isCheapest && missing.length === 0 && terms.terms.length > 0) {
    const page = await readMatches(await matchingOf({ terms: strictly(terms.terms), filter }), {
      stock,
      filter,
    });
    if (page.items.length > 0 || filter.cursor) return { ...page, ...reading, isPartial: false };
  }
  const relevant = isCheapest ? { ...filter, sort: undefined } : filter;
  const isNothing = isHopeless(literal, missing) && !filter.cursor;
  const matching = isNothing
    ? null
    : await matchingOf({
        terms: missing.length > 0 ? [] : terms.terms,
        literal,
        filter: relevant,
      });
  const { isWeak, isPassing, ...found } = onlySuch(
    matching ? await readMatches(matching, { stock, filter: relevant }) : nothing,
    terms,
    relevant,
  );
  if (found.items.length > 0 || filter.cursor) {
    const isMention = Boolean(isWeak) && !filter.literal && !filter.cursor;
    if (isPassing && isMention && !found.next && literal.words.length >= fewestWords) {
      const partial = await readMost(understood, relevant);
      if (partial) return { ...partial, close: othersThan(partial.items, found.items) };
    }
    const words = splitWords(reading.corrected ?? text).filter((word) => !isStopWord(word));
    const isSaid = (item: ListingDto) =>
      mentions(
        item,
        words.map((word) => ({ word })),
      );
    const isNearest = isMention && !found.items.every(isSaid);
    return {
      ...found,
      ...reading,
      missing: [],
      isPartial: isMention,
      isMention,
      ...(isNearest ? { isNearest } : {}),
    };
  }
  const elsewhere = await readElsewhere({ text, terms, stock, filter });
  if (elsewhere) return { ...elsewhere, ...reading, isPartial: true };
  return readMost(understood, relevant);
}

/** From so many words on what has most of them in its title goes before what has all of them in its description. */
const fewestWords = 2;

async function readMost(
  { terms, stock, reading }: Understood,
  filter: ListingQuery,
): Promise<SearchPage | null> {
  const partial = await readPartly({ terms, stock, filter });
  if (partial.items.length === 0) return null;
  const lacking = await readLacking(terms.terms, partial.items);
  return { ...partial, ...reading, isPartial: true, lacking };
}

function othersThan<T extends { id: string }>(shown: readonly T[], some: readonly T[]): T[] {
  const ids = new Set(shown.map(({ id }) => id));
  return some.filter(({ id }) => !ids.has(id));
}

/** Where few are shown, what comes close follows them on the first page. */
async function withClose(found: SearchPage, { terms, stock, filter }: Understood): Promise<SearchPage> {
  if (found.next || found.close || filter.cursor || found.items.length >= fewResults) return found;
  const some = found.isMention
    ? (await readPartly({ terms, stock, filter })).items
    : await readClose({ terms, stock, filter }, found.items);
  const close = inOrder(othersThan(found.items, some), filter.sort);
  return close.length > 0 ? { ...found, close } : found;
}
