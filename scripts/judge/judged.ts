import type { ListingDto } from "@/lib/listings/contract";

/** What a question is about, so that the figures can be told apart. */
export const kinds = [
  "thing",
  "typo",
  "everyday",
  "family",
  "fact",
  "price",
  "rooms",
  "place",
  "brand",
  "for",
  "service",
  "none",
] as const;
export type Kind = (typeof kinds)[number];

export type Wanted = (listing: ListingDto) => boolean;

/** A question people ask, and which listings answer it; without `wanted` none can, and none may be offered as if it did. */
export type Judged = {
  kind: Kind;
  text: string;
  wanted: Wanted | null;
  /** Nothing else may be shown as if it was asked for. */
  isAlone?: boolean;
};

/** What a title says the thing is: all before the first comma, 'with', 'for', 'by' and their like. */
function thingOf(title: string): string {
  return title.split(/,|\s(?:with|for|by|in|on|near|around|at)\s/i)[0]!.toLowerCase();
}

export function product(pattern: RegExp): Wanted {
  return ({ category, title }) => category === "products" && pattern.test(thingOf(title));
}

/** By what a product is as well as by how it is described. */
export function productWith(pattern: RegExp, all: RegExp): Wanted {
  const isIt = product(pattern);
  return (listing) => isIt(listing) && all.test(`${listing.title} ${listing.description}`.toLowerCase());
}

export function service(pattern: RegExp): Wanted {
  return ({ category, title }) => category === "services" && pattern.test(title.toLowerCase());
}

type Home = {
  type?: string | readonly string[];
  beds?: number;
  leastBeds?: number;
  offer?: "rent" | "sale";
  below?: number;
  from?: number;
  state?: string;
  city?: string;
  furnished?: boolean;
  pets?: boolean;
  baths?: number;
};

export function home(wanted: Home): Wanted {
  const types = wanted.type === undefined ? null : [wanted.type].flat();
  return ({ category, price, location, details }) => {
    const { propertyType = "", listingType, beds, baths, furnished, pets } = details;
    return (
      category === "realestate" &&
      (!types || types.includes(propertyType)) &&
      (wanted.beds === undefined || beds === wanted.beds) &&
      (wanted.leastBeds === undefined || (beds ?? 0) >= wanted.leastBeds) &&
      (wanted.baths === undefined || baths === wanted.baths) &&
      (wanted.offer === undefined || listingType === wanted.offer) &&
      (wanted.below === undefined || price <= wanted.below) &&
      (wanted.from === undefined || price >= wanted.from) &&
      (wanted.state === undefined || location.endsWith(`, ${wanted.state}`)) &&
      (wanted.city === undefined || location.startsWith(`${wanted.city}, `)) &&
      (wanted.furnished === undefined || furnished === wanted.furnished) &&
      (wanted.pets === undefined || pets === wanted.pets)
    );
  };
}

export function both(a: Wanted, b: Wanted): Wanted {
  return (listing) => a(listing) && b(listing);
}

export function either(a: Wanted, b: Wanted): Wanted {
  return (listing) => a(listing) || b(listing);
}

export function below(dollars: number): Wanted {
  return ({ price }) => price <= dollars;
}

export function above(dollars: number): Wanted {
  return ({ price }) => price >= dollars;
}

export function inPlace(place: string): Wanted {
  return ({ location }) => location.includes(place);
}

export function built(from: number, to: number): Wanted {
  return ({ details: { yearBuilt } }) => yearBuilt !== undefined && yearBuilt >= from && yearBuilt <= to;
}

export function condition(...names: readonly string[]): Wanted {
  return ({ details }) => names.includes(details.condition ?? "");
}

export function brand(name: string): Wanted {
  return ({ details }) => details.brand === name;
}
