import "server-only";
import { hasFacts } from "@/lib/listings/catalog/fact-lexemes.rules";
import { listListings } from "@/lib/listings/catalog/list.queries";
import type { ListingDto, ListingQuery } from "@/lib/listings/contract";
import { meter } from "@/lib/server/metrics/meter";
import type { Viewer } from "@/lib/shared/access";
import { splitWords } from "../analysis/normalizer.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import type { TextRequest } from "../analysis/draft.rules";
import type { SearchResultsPage, SearchPage } from "../contract";
import { readIndexState, type IndexState } from "../index/stock.queries";
import { describeText } from "../query/remainder.rules";
import { sortsByPrice, requireHeadSubject, type Terms } from "../query/terms.rules";
import { understandRequests, type SearchQuery } from "../query/understanding.queries";
import { mentions } from "../ranking/mention.rules";
import { emptyPage, flagOtherSection, readByFacts, readMatches } from "../ranking/page.queries";
import { minResults, sortClose } from "../relaxation/close.rules";
import { readNearby } from "../relaxation/nearby.queries";
import { relax, relaxByParts, relaxMinor, type UnmatchedRequest } from "../relaxation/relax.queries";
import { readSimilar } from "../relaxation/similar.queries";
import { matchingOf } from "../retrieval/matching.queries";
import { toCandidateQuery } from "../retrieval/candidate-query.rules";
import { withListedNames } from "./names.rules";
import { hasPartOnly, withFullMatch } from "./outcome.rules";

type Options = {
  viewer: Viewer | null;
  includesClose?: boolean;
  fullMatchOnly?: boolean;
};

type Query = Omit<SearchQuery, "unplaced">;

/**
 * Approved listings that match the text, or else one page of the closest ones. Sorted by relevance by default; without
 * a text, or for other statuses, delegates to listListings and its errors.
 */
export function searchListings(request: ListingQuery, viewer: Viewer | null = null): Promise<SearchPage> {
  return search(request, { viewer });
}

/** Like searchListings, but adds `close` matches to the first page if there are few results. */
export async function searchWithClose(
  request: ListingQuery,
  viewer: Viewer | null = null,
): Promise<SearchPage> {
  const page = await search(request, { viewer, includesClose: true });
  if (request.search) meter?.count("plaza_searches_total", { match: page.match });
  return page;
}

async function search(request: ListingQuery, options: Options): Promise<SearchPage> {
  const isPublic = !request.status || request.status === "approved";
  if (!isPublic || !(request.search || hasFacts(request)))
    return withFullMatch({ ...(await listListings(request, options.viewer)), about: false });
  const stock = await readIndexState();
  const [query] = await understandRequests([request], stock);
  const page = await readPage(query!, stock, options);
  const { placed, unplaced } = query!;
  // Words that name a place may be part of another name.
  const isOpen = unplaced !== null && !request.cursor && (page.match === "none" || hasPartOnly(page));
  const named = isOpen ? await readPage(unplaced, stock, { ...options, fullMatchOnly: true }) : null;
  const isNamed = named !== null && named.items.some((item) => mentions(item, [{ word: placed!.name }]));
  return withListedNames(isNamed ? named : withPlace(page, query!));
}

function withPlace(page: SearchPage, { placed, request }: SearchQuery): SearchPage {
  if (!placed) return page;
  const { words = request.search ?? "", understood = "", text = words } = page.remainder ?? {};
  const entities = page.entities.map((entity) => ({
    ...entity,
    without: `${entity.without} ${placed.phrase}`.trim(),
  }));
  const named = placed.entity ? `${text} ${placed.phrase}` : text;
  const remainder = { words, understood: `${understood} ${placed.phrase}`.trim(), text: named };
  const place = placed.entity && { ...placed.entity, span: [text.length, named.length] as const };
  return {
    ...page,
    entities: place ? [place, ...entities] : entities,
    ...(place || page.remainder ? { remainder } : {}),
  };
}

async function readPage(query: Query, stock: IndexState, options: Options): Promise<SearchPage> {
  const { request, filter, text, terms } = query;
  const reading = text && terms ? describeText(text.text, terms) : undefined;
  const candidates = toCandidateQuery(query);
  if (candidates === "all") {
    const sort = terms && sortsByPrice(terms) && !request.sort ? ("price_asc" as const) : request.sort;
    const page = await listListings({ ...filter, sort, search: undefined }, options.viewer);
    return withFullMatch({ ...page, about: false }, reading);
  }
  if (!filter || (candidates === "none" && !(text && terms))) return withFullMatch(emptyPage, reading);
  if (!text || !terms || (candidates !== "none" && !candidates.literal))
    return withFullMatch(await readByFacts(filter, stock), reading);
  return readText({ ...query, filter, text, terms }, stock, options);
}

type TextQuery = Query & { filter: ListingQuery; text: TextRequest; terms: Terms };

async function readText(query: TextQuery, stock: IndexState, options: Options): Promise<SearchPage> {
  const { request, filter, text, terms } = query;
  const reading = describeText(text.text, terms);
  const found = await readTiers(query, stock);
  const isFound = found.items.length > 0;
  const isMention = isFound && Boolean(found.isWeak) && !filter.literal && !filter.cursor;
  const shown = withFullMatch(toPage(found), { ...reading, missing: [] });
  if (filter.cursor || (isFound && !isMention)) return withSimilar(shown, query, stock, options);
  if (options.fullMatchOnly) return withFullMatch(emptyPage, reading);
  const isPassing = isMention && Boolean(found.isDescriptionOnly) && !found.next;
  const unmet: UnmatchedRequest = {
    ...{ request, text, terms, reading, stock, filter },
    isMention,
    isPassing: isPassing && terms.literal.words.length >= minWords,
  };
  const atPlace = isFound ? null : await relaxMinor(unmet);
  if (atPlace) return { ...reading, ...atPlace };
  const nearby = isFound ? null : await readNearby({ ...query, text: text.text }, { stock, filter });
  if (nearby) return { ...toPage(nearby.page), ...reading, match: "nearby", nearby: nearby.nearby };
  const relaxed = found.next ? null : await relax(unmet);
  if (!relaxed) return isMention ? toMentionPage(shown, unmet, options) : withFullMatch(emptyPage, reading);
  const close = excludeShown(relaxed.items, found.items);
  const page: SearchPage = { ...reading, ...relaxed };
  if (close.length > 0) return options.includesClose ? { ...page, close } : page;
  const isByParts = page.match === "partial" && page.partial.by === "parts";
  return isByParts ? withSimilar(page, query, stock, options) : page;
}

async function toMentionPage(
  page: SearchPage,
  unmet: UnmatchedRequest,
  { includesClose }: Options,
): Promise<SearchPage> {
  const words = splitWords(page.corrected ?? unmet.text.text).filter((word) => !isStopWord(word));
  const isMentioned = (item: ListingDto) =>
    mentions(
      item,
      words.map((word) => ({ word })),
    );
  const isVerbatim = page.items.every(isMentioned);
  const isShort = !page.next && page.items.length < minResults && includesClose;
  const most = isShort ? await relaxByParts(unmet) : null;
  const close = sortClose(excludeShown(page.items, most?.items ?? []), unmet.filter.sort);
  return {
    ...page,
    match: "partial",
    partial: { by: "mention", isVerbatim },
    ...(close.length > 0 ? { close } : {}),
  };
}

/** From this many words on, most of them in a title outrank all of them in a description. */
const minWords = 2;

async function readTiers(query: TextQuery, stock: IndexState): Promise<SearchResultsPage> {
  const { request, filter, terms } = query;
  const isCheapest = sortsByPrice(terms) && !request.sort;
  if (isCheapest && terms.missing.length === 0 && terms.terms.length > 0) {
    const cheap = { ...filter, sort: "price_asc" as const };
    const matching = await matchingOf({ terms: requireHeadSubject(terms.terms), filter: cheap });
    const page = await readMatches(matching, { stock, filter: cheap });
    if (page.items.length > 0 || cheap.cursor) return page;
  }
  const candidates = toCandidateQuery(query);
  if (typeof candidates === "string") return emptyPage;
  const page = await readMatches(await matchingOf(candidates), { stock, filter });
  return flagOtherSection(page, terms, filter);
}

function toPage({
  isWeak: _isWeak,
  isDescriptionOnly: _isPassing,
  ...page
}: SearchResultsPage): SearchResultsPage {
  return page;
}

function excludeShown<T extends { id: string }>(shown: readonly T[], some: readonly T[]): T[] {
  const ids = new Set(shown.map(({ id }) => id));
  return some.filter(({ id }) => !ids.has(id));
}

async function withSimilar(
  found: SearchPage,
  { request, terms, filter }: TextQuery,
  stock: IndexState,
  { includesClose }: Options,
): Promise<SearchPage> {
  const sort = sortsByPrice(terms) && !request.sort ? "price_asc" : filter.sort;
  if (!includesClose || filter.literal || found.next || filter.cursor || found.items.length >= minResults)
    return found;
  const close = sortClose(
    excludeShown(found.items, await readSimilar({ terms, stock, filter }, found.items)),
    sort,
  );
  return close.length > 0 ? { ...found, close } : found;
}
