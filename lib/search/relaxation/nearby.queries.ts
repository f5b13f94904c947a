import "server-only";
import { byDistance, relevance } from "@/lib/listings/rules";
import { findNamedCity } from "@/lib/places/queries";
import type { Elsewhere, FoundPage } from "../contract";
import { matchingOf } from "../retrieval/matching.queries";
import { readMatches, type Input } from "../ranking/page.queries";
import type { Terms } from "../query/terms.rules";
import type { Wish } from "../analysis/tokens.rules";

type Asked = Input & { text: string; terms: Terms };

/** The text without the words for its place: 'electrician' of 'electrician in Denver'. */
function withoutPlace(text: string, { start, end }: Wish): string {
  return `${text.slice(0, start)} ${text.slice(end)}`
    .replace(/\s+/g, " ")
    .replace(/(^| )(?:in|at|around|near|from|by)(?= ?$)/i, "")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}

/** What is elsewhere, as the one page that it is. */
export function asOnePage<T extends FoundPage>(page: T, elsewhere: Elsewhere): T & { elsewhere: Elsewhere } {
  return { ...page, next: null, total: page.items.length, capped: false, about: false, elsewhere };
}

/**
 * Where nothing is in the city that a text names, and all else that it says is somewhere: that, the nearest first, one page;
 * null where the text names no one city, or says nothing beside it.
 */
export async function readElsewhere({
  text,
  terms: { terms, missing, wishes },
  stock,
  filter,
}: Asked): Promise<(FoundPage & { elsewhere: Elsewhere }) | null> {
  const places = wishes.filter(({ kind }) => kind === "place");
  const [place] = places;
  const isOrdered = filter.sort !== undefined && filter.sort !== relevance;
  if (!place || places.length > 1 || missing.length > 0 || filter.cursor || filter.place) return null;
  const rest = terms.filter(({ isFact, word }) => !(isFact && word === place.label));
  if (rest.length === terms.length || rest.every(({ isImplied }) => isImplied)) return null;
  const found = await findNamedCity([place.label], { isUnlisted: false });
  if (!found) return null;
  const sort = isOrdered ? filter.sort : byDistance;
  const around = { ...filter, place: found.place.id, sort };
  const page = await readMatches(await matchingOf({ terms: rest, filter }), { stock, filter: around });
  if (page.items.length === 0 || page.isWeak) return null;
  const thing = withoutPlace(text, place);
  const isByDistance = sort === byDistance;
  return asOnePage(page, { place: place.label, where: `in ${place.label}`, thing, isByDistance });
}
