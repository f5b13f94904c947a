import "server-only";
import { normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import type { TextRequest } from "../analysis/draft.rules";
import type { IndexState } from "../index/stock.queries";
import { countDocuments, isFound, noDocuments } from "../index/words.queries";
import { resolvePlace, resolveUnlistedPlace, type PlaceQuery } from "./place.queries";
import { toTextRequest, withAmounts } from "./request.rules";
import { readTerms, readTermsEach } from "./terms.queries";
import type { Terms } from "./terms.rules";
import { nameQuery } from "./typed.rules";

export type SearchQuery = {
  request: ListingQuery;
  /** Includes the amounts that the text names; null if nothing can match. */
  filter: ListingQuery | null;
  text: TextRequest | null;
  terms: Terms | null;
  placed: PlaceQuery | null;
  /** Treats the words for the place as plain words, since they may be part of a name. */
  unplaced: Omit<SearchQuery, "unplaced"> | null;
};

/** Takes the same number of statements for all requests as for one. */
export async function understandRequests(
  requests: readonly ListingQuery[],
  stock: IndexState,
): Promise<SearchQuery[]> {
  const plain = await readTexts(requests, stock);
  const named = await Promise.all(requests.map(resolvePlace));
  const names = requests.map((_, index) =>
    named[index] && plain[index] ? nameQuery(plain[index].literal) : "",
  );
  const counts = await countDocuments(names.filter(Boolean));
  const placed = await Promise.all(
    requests.map((request, index) => {
      // Words that name a place may be part of another name.
      const isName = isFound(counts.get(names[index]!) ?? noDocuments);
      if (named[index]) return isName ? null : named[index];
      return plain[index] ? resolveUnlistedPlace(request, plain[index]) : null;
    }),
  );
  const effective = requests.map((request, index) => placed[index]?.query ?? request);
  const terms = placed.some(Boolean) ? await readTexts(effective, stock) : plain;
  return effective.map((request, index) => ({
    ...withTerms(request, terms[index]!),
    placed: placed[index]!,
    unplaced: placed[index] ? { ...withTerms(requests[index]!, plain[index]!), placed: null } : null,
  }));
}

function withTerms(request: ListingQuery, terms: Terms | null) {
  const filter = normalizeFilter(terms ? withAmounts(request, terms) : request);
  return { request, filter, text: toTextRequest(request), terms };
}

async function readTexts(requests: readonly ListingQuery[], stock: IndexState): Promise<(Terms | null)[]> {
  const texts = requests.map(toTextRequest);
  const distinct = new Map(texts.flatMap((one) => (one ? [[JSON.stringify(one), one] as const] : [])));
  const [only, ...others] = distinct.values();
  const read =
    others.length > 0
      ? await readTermsEach([...distinct.values()])
      : only
        ? [await readTerms(only, stock.revision)]
        : [];
  const known = new Map([...distinct.keys()].map((key, index) => [key, read[index]!]));
  return texts.map((one) => (one ? known.get(JSON.stringify(one))! : null));
}
