import "server-only";
import { factGroups } from "@/lib/listings/catalog/fact-lexemes.rules";
import { maxServedMiles } from "@/lib/listings/catalog/filter.rows";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { ListingQuery } from "@/lib/listings/contract";
import { readTrail } from "@/lib/listings/subcategories.queries";
import { spellOutCity } from "@/lib/places/nicknames.rules";
import { findPlace } from "@/lib/places/queries";
import { understandRequests } from "@/lib/search/query/understanding.queries";
import type { Literal } from "@/lib/search/query/typed.rules";
import { readIndexState } from "@/lib/search/index/stock.queries";
import { matchingOf } from "@/lib/search/retrieval/matching.queries";
import { filterLexemes } from "@/lib/search/retrieval/matching.rules";
import { remainderOf } from "@/lib/search/query/remainder.rules";
import { quoteLexeme } from "@/lib/search/analysis/tsquery.rules";
import type { Term } from "@/lib/search/query/terms.rules";
import { sumDocuments } from "@/lib/search/index/window.rules";
import { readDocuments } from "@/lib/search/index/words.queries";
import { rows, sql } from "@/lib/server/db";
import { toCents } from "@/lib/shared/money";
import { rarestLexemes, type KeyGroup } from "./keys.rules";
import { nameListingSearch } from "./names.rules";
import type { SavedFilter } from "./rules";

/** Amounts in cents. Searches of jobs have the section 'jobs'. */
export type CompiledSearch = {
  section: string;
  query: string | null;
  minCents: number | null;
  maxCents: number | null;
  placeId: number | null;
  within: number | null;
  /** A match has at least one of these; '' matches any listing. */
  lexemes: string[];
  states: string[];
  name: string;
};

/** Words without listings stay as typed, so that future listings match. */
async function absentOperands(terms: readonly Term[]): Promise<KeyGroup[]> {
  const words = terms.filter(({ isFact }) => !isFact).map(({ word }) => word);
  const plain =
    words.length > 0
      ? await rows<{ word: string; query: string }>(sql`
          SELECT word, plainto_tsquery('plaza', search_text(word))::text AS query FROM unnest(${words}::text[]) AS w (word)`)
      : [];
  return terms.flatMap(({ word, operands, isFact }) => {
    const own = isFact ? "" : (plain.find((row) => row.word === word)?.query ?? "");
    const all = [...(own ? [`(${own})`] : []), ...operands];
    return all.length > 0 ? [{ operands: all, documents: 0 }] : [];
  });
}

export async function readReach(place: string, within: number) {
  const [reach] = await rows<{ placeId: number; states: string[] }>(sql`
    WITH chosen AS MATERIALIZED (
      SELECT p.id, p.kind, p.state, earth_point(p.latitude, p.longitude) AS point FROM places p WHERE p.id = find_place(${spellOutCity(place)})
    )
    SELECT c.id AS "placeId", array(
      SELECT c.state UNION
      SELECT DISTINCT p.state FROM places p WHERE c.kind = 'city' AND ${within}::int > 0 AND p.kind = 'city'
        AND cube_enlarge(c.point, ${within}::int, 3) @> earth_point(p.latitude, p.longitude)) AS states
    FROM chosen c`);
  return reach ?? null;
}

async function groupsOf(filter: ListingQuery, terms: readonly Term[]): Promise<KeyGroup[]> {
  const filters = filterLexemes(filter).filter((lexeme) => !/^x(cat|st)_/.test(lexeme));
  const lexemes = [...filters.map((lexeme) => [lexeme]), ...factGroups(filter)];
  const known = await readDocuments(lexemes.flat());
  return [
    ...terms.map(({ operands, documents }) => ({ operands, documents: sumDocuments(documents) })),
    ...lexemes
      // Unknown cities are matched by prefix instead.
      .filter((group) => !group[0]!.startsWith("xci_") || known.has(group[0]!))
      .map((group) => ({
        operands: group.map(quoteLexeme),
        documents: group.reduce((sum, lexeme) => {
          const documents = known.get(lexeme);
          return sum + (documents ? sumDocuments(documents) : 0);
        }, 0),
      })),
  ];
}

function literalKeys(literal: Literal | undefined): string[] {
  if (!literal) return [];
  const groups = [literal.words, literal.corrected, literal.whole].filter((words) => words.length > 0);
  const rarest = groups.flatMap((words) =>
    rarestLexemes(
      words.map(({ lexeme, documents }) => ({
        operands: [quoteLexeme(lexeme)],
        documents: sumDocuments(documents),
      })),
    ),
  );
  return [...rarest, literal.titleKey, literal.vendorKey, ...literal.otherVendorKeys].filter(Boolean);
}

export const cents = (dollars: number | undefined) => (dollars === undefined ? null : toCents(dollars));

export async function compileListings(saved: SavedFilter): Promise<CompiledSearch | null> {
  // When sorted by time, mentions in descriptions don't match.
  const request = { ...saved, status: "approved", sort: "newest" } as ListingQuery;
  const stock = await readIndexState();
  const [query] = await understandRequests([request], stock);
  const { filter, text, terms, placed } = query!;
  if (!filter) return null;
  const found = terms?.terms ?? [];
  const [matching, absent, groups, place, trail] = await Promise.all([
    matchingOf({ terms: found, literal: terms?.literal, filter }),
    absentOperands(terms?.absent ?? []),
    groupsOf(filter, found),
    saved.place ? findPlace(saved.place) : null,
    readTrail(saved.subcategory),
  ]);
  const { place: around, within, serves } = filter;
  const isAround = around && (within !== undefined || serves);
  const reach = isAround ? await readReach(around, serves ? maxServedMiles : within!) : null;
  if (isAround && !reach) return null;
  const parts = [matching.query, ...absent.map(({ operands }) => `(${operands.join(" | ")})`)].filter(
    Boolean,
  );
  const remainder =
    text && terms && terms.entities.length > 0 ? remainderOf(text.text, terms.entities).words : null;
  return {
    section: filter.category ?? "",
    query: parts.length > 0 ? parts.join(" & ") : null,
    minCents: cents(filter.minPrice),
    maxCents: cents(filter.maxPrice),
    placeId: reach?.placeId ?? null,
    within: reach && !serves ? within! : null,
    lexemes: [...new Set([...rarestLexemes([...groups, ...absent]), ...literalKeys(terms?.literal)])],
    states: filter.state ? [filter.state] : (reach?.states ?? [""]),
    name: nameListingSearch({
      address: saved as ListingAddress,
      part: trail.at(-1)?.name,
      words: remainder ?? text?.text ?? "",
      entities: [
        ...(placed?.entity ? [placed.entity.label] : []),
        ...(terms?.entities ?? []).flatMap(({ kind, label }) =>
          label && kind !== "position" ? [label] : [],
        ),
      ],
      place,
    }),
  };
}
