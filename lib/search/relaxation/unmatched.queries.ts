import "server-only";
import type { ListingDto } from "@/lib/listings/contract";
import { rows, sql } from "@/lib/server/db";
import { joinOr } from "../analysis/tsquery.rules";
import type { UnmatchedWords } from "../contract";
import type { Term } from "../query/terms.rules";

async function readMatchingIds(ids: readonly string[], queries: readonly string[]): Promise<Set<string>[]> {
  const found = await rows<{ id: string; place: number }>(sql`
    SELECT s.listing_id AS id, part.place::int AS place
    FROM unnest(${queries}::text[]) WITH ORDINALITY AS part (query, place)
    JOIN listing_search s ON s.listing_id = ANY(${ids}::uuid[]) AND s.tsv @@ part.query::tsquery`);
  return queries.map((_, at) => new Set(found.filter(({ place }) => place === at + 1).map(({ id }) => id)));
}

function unmatchedPart({ word, fallback }: Term, isLoose: boolean): string {
  const matched = fallback?.word.split(" ") ?? [];
  const rest = word.split(" ").filter((one) => !matched.includes(one));
  return isLoose && rest.length > 0 ? rest.join(" ") : word;
}

export async function readUnmatched(
  terms: readonly Term[],
  items: readonly ListingDto[],
): Promise<UnmatchedWords> {
  const ids = items.map(({ id }) => id);
  const required = terms.filter(
    ({ word, isImplied, operands }) => word !== "" && !isImplied && operands.length > 0,
  );
  if (required.length === 0 || ids.length === 0) return { none: [], some: [] };
  const holders = await readMatchingIds(
    ids,
    required.flatMap(({ operands, fallback }) => [joinOr(operands), joinOr(fallback?.operands ?? operands)]),
  );
  const matches = required.map((term, at) => {
    const [whole, loose] = [holders[2 * at]!, holders[2 * at + 1]!];
    return {
      matchCount: whole.size,
      name: unmatchedPart(term, term.fallback !== undefined && loose.size === ids.length),
    };
  });
  const named = (isSuch: (matchCount: number) => boolean) => [
    ...new Set(matches.flatMap(({ matchCount, name }) => (isSuch(matchCount) ? [name] : []))),
  ];
  const none = named((matchCount) => matchCount === 0);
  return {
    none,
    some: named((matchCount) => matchCount > 0 && matchCount < ids.length).filter(
      (name) => !none.includes(name),
    ),
  };
}
