import type { ListingDto } from "@/lib/listings/contract";
import { parseState, stateName } from "@/lib/shared/us-states";
import { firstOf, groupBy, rankOf, type Context } from "./context";
import { property, type Check } from "./property";
import { fold, headOf, isSame, wordsOf } from "./words";

type PlacedListings = [place: string, own: ListingDto[]];

function stateOf({ location }: ListingDto): string | undefined {
  const code = /, ([A-Z]{2})$/.exec(location)?.[1];
  return stateName(code) === null ? undefined : code;
}

export function cityOf({ location }: ListingDto): string | null {
  return /^(.+), [A-Z]{2}$/.exec(location)?.[1] ?? null;
}

const isInState = (code: string) => (listing: ListingDto) =>
  stateOf(listing) === code ||
  fold(`${listing.title} ${listing.location}`).includes(fold(stateName(code) ?? code));

function isInCity(city: string): (listing: ListingDto) => boolean {
  const code = parseState(city);
  return (listing) =>
    fold(`${listing.location} ${listing.title}`).includes(fold(city)) ||
    (code !== null && isInState(code)(listing));
}

export function cities({ listings }: Context): PlacedListings[] {
  return [...groupBy(listings, (listing) => (stateOf(listing) ? listing.location : undefined))];
}

function states({ listings }: Context): PlacedListings[] {
  return [...groupBy(listings, stateOf)];
}

async function firstTen(
  query: string,
  own: readonly ListingDto[],
  isThere: (listing: ListingDto) => boolean,
  { ask }: Context,
): Promise<Check> {
  const answer = await ask(query);
  const first = Math.min(10, own.length);
  const right = answer.items.slice(0, first).filter(isThere).length;
  return right >= 0.9 * first || `${query} (${own.length}): ${right} of ${first}, ${firstOf(answer)}`;
}

function thingIn(name: string, toQuery: (thing: string, city: string) => string) {
  return property(
    name,
    ({ sample }) => sample,
    async (listing, { ask }) => {
      const [thing, city] = [headOf(listing.title), cityOf(listing)];
      if (thing === null || city === null) return null;
      const query = toQuery(thing, city);
      const answer = await ask(query);
      const [first] = answer.items;
      const isRight =
        first !== undefined &&
        isInCity(city)(first) &&
        wordsOf(`${first.title} ${first.description}`).some((word) => isSame(word, thing));
      const rank = rankOf(answer.items, listing);
      if (isRight && (rank > 0 || answer.next !== null)) return true;
      return `${query} (${listing.title}): rank ${rank || "none"}, ${firstOf(answer)} ${first?.location ?? ""}`;
    },
  );
}

export const placeProperties = [
  property(
    "city: first 10 results",
    (context, random) => random.shuffle(cities(context)),
    ([, own], context) => {
      const city = cityOf(own[0]!)!;
      return firstTen(city, own, isInCity(city), context);
    },
  ),
  property(
    "city and state: first 10 results",
    (context, random) => random.shuffle(cities(context)),
    ([place, own], context) =>
      firstTen(place.replace(",", ""), own, ({ location }) => location === place, context),
  ),
  property(
    "state: first 10 results",
    (context, random) => random.shuffle(states(context)),
    ([code, own], context) => firstTen(stateName(code)!, own, isInState(code), context),
  ),
  property(
    "thing in state",
    (context, random) => random.shuffle(states(context)),
    async ([code, own], { ask }, random) => {
      const thing = headOf(random.pick(own).title);
      if (thing === null) return null;
      const answer = await ask(`${thing} in ${code}`);
      const [first] = answer.items;
      if (first && isInState(code)(first)) return true;
      return `${thing} in ${code}: ${firstOf(answer)} ${first?.location ?? ""}`;
    },
  ),
  thingIn("thing in city: found and first", (thing, city) => `${thing} in ${city}`),
  thingIn("thing city: found and first", (thing, city) => `${thing} ${city}`),
];
