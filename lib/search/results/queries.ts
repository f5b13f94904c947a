import "server-only";
import { factGroups } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { settleFilter } from "@/lib/listings/catalogue/filter.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { byDistance, relevance } from "@/lib/listings/rules";
import type { Viewer } from "@/lib/shared/access";
import { placeOf, type Placed } from "../query/place.queries";
import { askedOf, withAsked } from "../query/request.rules";
import { hasMisplaced } from "../spelling/context.queries";
import { asOnePage } from "../relaxation/nearby.queries";
import { kindNamed } from "../lexicon/kinds.rules";
import { readLacking } from "../relaxation/lacking.queries";
import type { SearchPage } from "../contract";
import { calledAsListed } from "./names.rules";
import { readStock } from "../index/stock.queries";
import { readFewerWords, wordTerms } from "../relaxation/partly.queries";
import { searchMended, type From } from "./reading.queries";
import { saidBeside } from "../query/remainder.rules";
import { inPart } from "../ranking/page.queries";
import { readSecondReadings, readTold } from "../relaxation/second-reading.queries";
import { asksToLearn, isTelling, saysBroken } from "../relaxation/second-reading.rules";
import { shownAs } from "../relaxation/shown-as.rules";
import { readTerms } from "../query/terms.queries";

/**
 * A page of listings by any filter with a text: approved listings that hold all its words and are what it wishes, a
 * misspelt word mended and the last one completed where it stands nowhere. Where nothing is all of that, what is most of it,
 * one page. By relevance unless another sort is asked for. Without a text, or for other states than approved, it is
 * `listListings`, with its errors.
 */
export function searchListings(query: ListingQuery, viewer: Viewer | null = null): Promise<SearchPage> {
  return searchWith(query, { viewer });
}

/** The same; where few are shown, `close` is what has some of the words and every wish, as it follows them on the first page. */
export function searchWithClose(query: ListingQuery, viewer: Viewer | null = null): Promise<SearchPage> {
  return searchWith(query, { viewer, isFilled: true });
}

async function searchWith(query: ListingQuery, asker: Omit<From, "stock">): Promise<SearchPage> {
  const isPublic = !query.status || query.status === "approved";
  const stock = isPublic && (query.search || factGroups(query).length > 0) ? await readStock() : null;
  const placed = stock ? await placeOf(query, stock) : null;
  const from = { ...asker, stock };
  return calledAsListed(await (placed ? searchAround(query, placed, from) : searchWords(query, from)));
}

async function searchAround(query: ListingQuery, placed: Placed, from: From): Promise<SearchPage> {
  const near = await searchWords(placed.query, from);
  if (near.items.length === 0 || near.isPartial) {
    // The words for a place may be part of a name.
    const plain = query.cursor ? near : await searchWords(query, from);
    if (plain.items.length > 0 && !plain.isPartial) return plain;
  }
  const page = near.items.length > 0 ? near : ((await searchFurther(placed, from)) ?? near);
  const wishes = page.wishes.map((wish) => ({ ...wish, without: `${wish.without} ${placed.said}`.trim() }));
  const { words = placed.query.search ?? "", wished = "" } = page.beside ?? {};
  const beside = { words, wished: `${wished} ${placed.said}`.trim() };
  return {
    ...page,
    wishes: placed.wish ? [placed.wish, ...wishes] : wishes,
    ...(placed.wish || page.beside ? { beside } : {}),
  };
}

/** Where nothing is around the city that a text names: the nearest of what all else of it finds, one page. */
async function searchFurther({ query, wish }: Placed, from: From): Promise<SearchPage | null> {
  const { within, sort = relevance, search, ...others } = query;
  if (!wish || within === undefined || !search || query.cursor) return null;
  const isByDistance = sort === relevance;
  const wider = { ...others, search, sort: isByDistance ? byDistance : sort };
  const page = await searchWords(wider, { ...from, isFilled: false });
  if (page.items.length === 0 || page.isPartial) return null;
  const where = wish.label.replace(/^./, (letter) => letter.toLowerCase());
  return asOnePage({ ...page, isPartial: true }, { place: wish.label, where, thing: search, isByDistance });
}

/**
 * By its words as they are; where nothing is found, with another word that means something beside the others ('mantel cock'),
 * and then by what a long text comes down to.
 */
async function searchWords(query: ListingQuery, from: From): Promise<SearchPage> {
  const page = await searchMended(query, from);
  if (!from.stock || !query.search || query.cursor || query.literal) return page;
  if (page.items.length > 0) {
    if (!page.isPartial) return page;
    const slipped = page.missing.length > 0 ? await searchMisplaced(query, from) : null;
    if (slipped?.isPartial === false) return slipped;
    const told = await searchTold(query, page, from);
    if (told || !page.isMention || page.next) return told ?? page;
    const shorter = await searchShorter(query, page, from);
    return shorter && !shorter.isPartial ? { ...shorter, close: page.items } : page;
  }
  if (page.wishes.some(({ kind }) => kind === "lot")) {
    const other = await searchMended(query, { ...from, hasAnyLot: true });
    const none = page.wishes.flatMap(({ kind, label }) => (kind === "lot" ? [label] : []));
    if (other.items.length > 0)
      return {
        ...other,
        next: null,
        total: other.items.length,
        isPartial: true,
        lacking: { none: [...none, ...(other.lacking?.none ?? [])], some: other.lacking?.some ?? [] },
      };
  }
  return (
    (await searchMisplaced(query, from)) ??
    (await searchTold(query, page, from)) ??
    (await searchShorter(query, page, from)) ??
    (await searchFewerWords(query, page, from))
  );
}

/** Listings with most of the typed words; the page names the missing ones. */
async function searchFewerWords(query: ListingQuery, page: SearchPage, { stock }: From): Promise<SearchPage> {
  const asked = askedOf(query);
  // A broken camera asks for no other one, and lessons for no goods.
  if (!asked || !stock || saysBroken(asked.text) || asksToLearn(asked.text)) return page;
  const terms = await readTerms(asked, stock.revision);
  const filter = settleFilter(withAsked(query, terms));
  if (!filter) return page;
  const found = await readFewerWords({ terms, stock, filter });
  if (found.items.length === 0) return page;
  const lacking = await readLacking(wordTerms(terms.literal), found.items);
  return { ...page, ...found, isPartial: true, lacking };
}

/** With another word that means something beside the others: 'dinning chair'. */
async function searchMisplaced(query: ListingQuery, from: From): Promise<SearchPage | null> {
  if (!(await hasMisplaced(query.search ?? ""))) return null;
  const page = await searchMended(query, { ...from, inContext: true });
  return page.items.length > 0 && page.corrected ? page : null;
}

/** Where only a part of a sentence is met, what the table says of what it tells; null where it says nothing. */
async function searchTold(query: ListingQuery, page: SearchPage, from: From): Promise<SearchPage | null> {
  const { search = "" } = query;
  if (!isTelling(search)) return null;
  return searchParts(query, page, {
    from,
    parts: await readTold(saidBeside(page, search).words),
    isTold: true,
  });
}

/** One page of what a part of the text finds, without close matches to it; null where no part finds anything. */
async function searchShorter(query: ListingQuery, page: SearchPage, from: From): Promise<SearchPage | null> {
  const { search = "" } = query;
  const { words, wished } = saidBeside(page, search);
  const kind = kindNamed(words);
  // Of a home that somebody tells of what it is to be like is left where no listing says the rest, and of any at last.
  const isHome = page.wishes.some(({ kind }) => /^(type|area|offer|bedrooms)$/.test(kind));
  const isTold = isTelling(search) && page.wishes.some(({ kind }) => kind === "type" || kind === "area");
  const readings = kind ? [kind] : isTold ? [] : await readSecondReadings(words);
  const parts = [...readings, ...(isHome && wished ? [""] : [])];
  return searchParts(query, page, { from, parts });
}

/** Of what is told work may be meant by a thing that is sold: 'truck shakes'. */
type Parts = { from: From; parts: readonly string[]; isTold?: boolean };

/** The first part that something is called by in all of it. */
async function searchParts(
  query: ListingQuery,
  page: SearchPage,
  { from, parts, isTold }: Parts,
): Promise<SearchPage | null> {
  const { words, wished } = saidBeside(page, query.search ?? "");
  for (const part of parts) {
    const found = await searchMended(
      { ...query, search: `${part} ${wished}`.trim() },
      { ...from, isFilled: false },
    );
    // Who wants to learn to make furniture buys none.
    const isSold = found.items.some(({ category }) => category === "products");
    if (isSold && ((asksToLearn(words) && !asksToLearn(part)) || saysBroken(words))) continue;
    if (found.items.length > 0 && (!found.isPartial || (isTold && found.isMention)) && !found.corrected)
      return { ...inPart(page, found), ...shownAs(part, { found, words, wished, missing: page.missing }) };
  }
  return null;
}
