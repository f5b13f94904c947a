import "server-only";
import { filterConditions, normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import { approved } from "@/lib/listings/catalog/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { listingsTag } from "@/lib/listings/rules";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import { cachedRead } from "@/lib/server/cache";
import { join, rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { treesTag } from "@/lib/server/tree";
import { visibleNodes } from "@/lib/shared/tree";
import type { OptionCountsDto } from "./contract";
import { findMatchings } from "../retrieval/counting.queries";
import { matchesIn } from "../retrieval/matching.queries";
import {
  selectedValue,
  countsOf,
  countText,
  groupsOf,
  isChosen,
  subcategoryGroup,
  includeSelected,
  type FactCounts,
} from "./options.rules";
import { synonymsTag } from "../lexicon/synonyms.rules";

const maxSampled = 2000;

const facts = sql`fact_lexemes(l.details) || ARRAY[
  'xlt_' || l.listing_type, 'xpt_' || l.property_type, 'xsf_' || (l.details ->> 'areaSqFt'),
  'xrt_' || l.average_rating, 'xmi_' || (l.details ->> 'mileage'), 'brand:' || (l.details ->> 'brand'),
  'xst_' || lower(l.state), CASE WHEN l.category = 'realestate' THEN 'xpc_' || l.price_cents / 100.0 END,
  'xpd_' || ceil(extract(epoch FROM now() - l.created_at) / 86400),
  CASE WHEN EXISTS (SELECT FROM listing_images li WHERE li.listing_id = l.id) THEN 'xpi_1' END,
  CASE WHEN l.previous_price_cents IS NOT NULL THEN 'xrd_1' END]`;

/**
 * Counts the approved listings for each choice in place of its own filter, in one statement. Beyond a sample of 2,000
 * listings, a count reads '2,000+'.
 */
export function countOptions({
  cursor: _cursor,
  limit: _limit,
  sort: _sort,
  status: _status,
  ...query
}: ListingQuery): Promise<OptionCountsDto> {
  return cachedRead({
    tags: [listingsTag, treesTag, synonymsTag],
    key: `options:${JSON.stringify(query)}`,
    maxAgeSeconds: 60,
    load: () => readOptions(query),
  });
}

async function readOptions(query: ListingQuery): Promise<OptionCountsDto> {
  const groups = [...groupsOf(query), subcategoryGroup(visibleNodes(await readSubcategoryTree()), query)];
  const isSet = ({ replaces }: (typeof groups)[number]) => replaces.some((name) => query[name] !== undefined);
  const used = groups.filter(isSet);
  const without = (names: readonly string[]): ListingQuery =>
    Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
  const queries = [query, ...used.map(({ replaces }) => without(replaces))];
  const samples = await sampleFacts(queries);

  const [{ factCounts: left, isCut: isLeftCut }] = samples as [Sample, ...Sample[]];
  const total = Math.min(left.get("") ?? 0, maxSampled);
  const counts: OptionCountsDto = {};
  for (const group of groups) {
    const { factCounts, isCut } = samples[used.indexOf(group) + 1]!;
    const chosen = selectedValue(group, query);
    const isListed = group.name === "subcategory";
    // Takes the chosen value's spelling from the remaining listings, because the sample may not contain it.
    const [spelled] = countsOf(group, left, chosen).find(([value]) => isChosen(group, value, chosen)) ?? [
      chosen,
    ];
    counts[group.name] = includeSelected(group, countsOf(group, factCounts, chosen), spelled)
      .filter(([value, count]) => count > 0 || !isListed || isChosen(group, value, chosen))
      // The count of the chosen value is the query's total.
      .map(([value, count]) => ({
        value,
        count: isChosen(group, value, chosen) ? countText(total, isLeftCut) : countText(count, isCut),
      }));
  }
  return counts;
}

type Sample = { factCounts: FactCounts; isCut: boolean };

async function sampleFacts(queries: readonly ListingQuery[]): Promise<Sample[]> {
  const understood = await findMatchings(queries);
  const samples = understood.map(({ query, found: one }): Sql => {
    if (one === "none") return sql`SELECT NULL::uuid AS id WHERE false`;
    if (one !== "all")
      return sql`SELECT m.listing_id AS id FROM (${matchesIn(one.matching, one.stock.all, one.stock.all)}) m
        LIMIT ${constant(maxSampled + 1)}`;
    const where = allOf([approved, ...filterConditions(normalizeFilter(query)!)]);
    return sql`SELECT l.id FROM listings l WHERE ${where} LIMIT ${constant(maxSampled + 1)}`;
  });
  const counts = samples.map(
    (sample, place) => sql`(
      WITH sample AS MATERIALIZED (${sample}),
      valued AS (
        SELECT l.id, ${facts} AS facts FROM (SELECT id FROM sample LIMIT ${constant(maxSampled)}) s
        JOIN listings l ON l.id = s.id
      )
      SELECT ${constant(place)} AS place, fact, count(*)::int AS count FROM valued, unnest(valued.facts) AS fact
      WHERE fact IS NOT NULL AND fact NOT LIKE 'xbr\\_%' GROUP BY fact
      UNION ALL SELECT ${constant(place)}, '', count(*)::int FROM sample)`,
  );
  const read = await rows<{ place: number; fact: string; count: number }>(join(counts, " UNION ALL "), {
    prepared: false,
  });
  return queries.map((_, place) => {
    const factCounts = new Map(
      read.filter((row) => row.place === place).map(({ fact, count }) => [fact, count]),
    );
    return { factCounts, isCut: (factCounts.get("") ?? 0) > maxSampled };
  });
}
