import type { ListingDto } from "@/lib/listings/contract";
import { readPages, searchPath } from "../client";
import { firstOf, groupBy, type Context } from "./context";
import { property, type Check } from "./property";
import { fold, headOf, wordsOf } from "./words";

type NamedListings = [name: string, own: ListingDto[]];

const vendors = ({ vendors: all }: Context) => all;

const isOfVendor = (name: string) => (listing: ListingDto) =>
  listing.vendorName === name || fold(listing.title).includes(fold(name));

const isOfBrand = (name: string) => (listing: ListingDto) =>
  listing.details.brand === name || fold(listing.title).includes(fold(name));

function brands({ listings }: Context): NamedListings[] {
  return [...groupBy(listings, ({ details }) => details.brand)];
}

async function startsWith(
  [name, own]: NamedListings,
  { ask }: Context,
  isRight: (listing: ListingDto) => boolean,
): Promise<Check> {
  const answer = await ask(name);
  const first = Math.min(5, own.length);
  const right = answer.items.slice(0, first).filter(isRight).length;
  return right === first || `${name} (${own.length}): ${right} of ${first}, ${firstOf(answer)}`;
}

export const nameProperties = [
  property("vendor: first result", vendors, async ([name, own]: NamedListings, { ask }) => {
    const answer = await ask(name);
    const [first] = answer.items;
    return (first && isOfVendor(name)(first)) || `${name} (${own.length}): ${firstOf(answer)}`;
  }),
  property("vendor: first 5 results", vendors, (vendor: NamedListings, context) =>
    startsWith(vendor, context, isOfVendor(vendor[0])),
  ),
  property("vendor: every listing", vendors, async ([name, own]: NamedListings, { get }) => {
    if (own.length > 48) return null;
    const found = new Set((await readPages(get, searchPath(name, { limit: 48 }), 8)).map(({ id }) => id));
    const count = own.filter(({ id }) => found.has(id)).length;
    return count === own.length || `${name}: ${count} of ${own.length}`;
  }),
  property("vendor and thing", vendors, async ([name, own]: NamedListings, { ask }, random) => {
    const thing = headOf(random.pick(own).title);
    if (thing === null) return null;
    const answer = await ask(`${name} ${thing}`);
    const isRight = ({ vendorName, title }: ListingDto) =>
      vendorName === name && wordsOf(title).includes(thing);
    return answer.items.slice(0, 3).some(isRight) || `${name} ${thing}: ${firstOf(answer)}`;
  }),
  property(
    "brand: first 5 results",
    (context, random) => random.shuffle(brands(context)),
    (brand, context) => startsWith(brand, context, isOfBrand(brand[0])),
  ),
  property(
    "brand and thing",
    (context, random) => random.shuffle(brands(context)),
    async ([name, own], { ask }, random) => {
      const thing = headOf(random.pick(own).title);
      if (thing === null) return null;
      const answer = await ask(`${name} ${thing}`);
      const isRight = (listing: ListingDto) =>
        isOfBrand(name)(listing) && wordsOf(listing.title).includes(thing);
      return answer.items.slice(0, 3).some(isRight) || `${name} ${thing}: ${firstOf(answer)}`;
    },
  ),
];
