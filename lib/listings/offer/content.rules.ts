import { stateName } from "@/lib/shared/us-states";
import type { ListingDetails } from "../contract";
import type { Category, PropertyType } from "../rules";
import { factsOf } from "./input.rules";

export type Alts = { [imageId: string]: string };

/** Price in cents; pictures as ids in display order, their alt texts by id. */
export type Content = {
  category: Category;
  title: string;
  description: string;
  priceCents: number;
  city: string | null;
  state: string | null;
  details: ListingDetails;
  images: string[];
  alts: Alts;
};

type Details = { [Name in keyof ListingDetails]?: ListingDetails[Name] | null };

export type FactColumns = {
  propertyType: PropertyType | null;
  listingType: "sale" | "rent" | null;
  street: string | null;
  streetPublic: boolean;
  vin: string | null;
};

/** For the owner and admins: includes a street that isn't public, and the whole VIN. */
export function joinFacts(
  details: ListingDetails,
  { propertyType, listingType, street, streetPublic, vin }: FactColumns,
): ListingDetails {
  return {
    ...details,
    ...(propertyType ? { propertyType } : {}),
    ...(listingType ? { listingType } : {}),
    ...(street ? { street } : {}),
    ...(streetPublic ? { streetPublic } : {}),
    ...(vin ? { vin } : {}),
  };
}

export type Change = {
  category?: Category;
  title?: string;
  description?: string;
  price?: number | null;
  city?: string | null;
  state?: string | null;
  details?: Details;
  images?: string[];
  alts?: Alts;
};

export const emptyContent: Omit<Content, "category"> = {
  title: "",
  description: "",
  priceCents: 0,
  city: null,
  state: null,
  details: {},
  images: [],
  alts: {},
};

export function describePhotos(alts: readonly string[]): string {
  const count = `${alts.length} ${alts.length === 1 ? "photo" : "photos"}`;
  const described = alts.filter(Boolean).map((alt) => `“${alt}”`);
  return described.length === 0 ? count : `${count}: ${described.join(", ")}`;
}

function altsOf(images: readonly string[], alts: Alts): Alts {
  return Object.fromEntries(images.flatMap((id) => (alts[id] ? [[id, alts[id]]] : [])));
}

/** Drops facts that the category doesn't have, so that a category change leaves none behind. */
export function applyChange(content: Content, change: Change): Content {
  const category = change.category ?? content.category;
  const images = change.images ?? content.images;
  return {
    category,
    title: change.title ?? content.title,
    description: change.description ?? content.description,
    priceCents: change.price === undefined ? content.priceCents : Math.round((change.price ?? 0) * 100),
    city: change.city === undefined ? content.city : change.city || null,
    state: change.state === undefined ? content.state : change.state || null,
    details: factsOf(category, { ...content.details, ...change.details }),
    images,
    alts: altsOf(images, { ...content.alts, ...change.alts }),
  };
}

/** Changes of a live listing that require review; price and stock never do. */
export type RevisionChanges = Partial<Omit<Content, "priceCents">>;

const revisedFields = [
  "category",
  "title",
  "description",
  "city",
  "state",
  "details",
  "images",
  "alts",
] as const;

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

function withoutUnchecked({ delivery, pickup, streetPublic, ...details }: ListingDetails): ListingDetails {
  return {
    ...details,
    ...(delivery ? { delivery } : {}),
    ...(pickup ? { pickup } : {}),
    ...(streetPublic ? { streetPublic } : {}),
  };
}

function isSameField(field: keyof RevisionChanges, a: RevisionChanges, b: RevisionChanges): boolean {
  if (field !== "details") return isSame(a[field], b[field]);
  return isSame(a.details && withoutUnchecked(a.details), b.details && withoutUnchecked(b.details));
}

/** Stock changes go live immediately while the listing is and stays a product. */
function isStockLive(live: Content, proposed: Content): boolean {
  return live.category === "products" && proposed.category === "products";
}

function withoutStock({ stock: _stock, ...details }: ListingDetails): ListingDetails {
  return details;
}

export function revisionChanges(live: Content, proposed: Content): RevisionChanges {
  const comparable = (content: Content) =>
    isStockLive(live, proposed) ? { ...content, details: withoutStock(content.details) } : content;
  const [before, after] = [comparable(live), comparable(proposed)];
  const changed = revisedFields.filter((field) => !isSameField(field, before, after));
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as RevisionChanges;
}

export function hasSameChanges(a: RevisionChanges, b: RevisionChanges): boolean {
  return revisedFields.every((field) => isSameField(field, a, b));
}

export function withRevision(live: Content, revised: RevisionChanges): Content {
  const merged = { ...live, ...revised };
  if (!isStockLive(live, merged)) return merged;
  const { stock } = live.details;
  return {
    ...merged,
    details: { ...withoutStock(merged.details), ...(stock === undefined ? {} : { stock }) },
  };
}

export function withLiveChanges(live: Content, proposed: Content): Content {
  const { stock } = proposed.details;
  const details = isStockLive(live, proposed)
    ? { ...withoutStock(live.details), ...(stock === undefined ? {} : { stock }) }
    : live.details;
  return { ...live, priceCents: proposed.priceCents, details };
}

export function isSamePictures(a: Content, b: Content): boolean {
  return isSame(a.images, b.images) && isSame(a.alts, b.alts);
}

export function hasSameContent(a: Content, b: Content): boolean {
  return a.priceCents === b.priceCents && hasSameChanges(a, b);
}

/** 'Austin, TX'; the service area for a service without an address. */
export function locationOf({ city, state, details }: Pick<Content, "city" | "state" | "details">): string {
  if (city && state) return `${city}, ${state}`;
  return city ?? stateName(state) ?? details.areaServed ?? "";
}

/**
 * Location text of an older listing that isn't derived from its fields; empty otherwise, so that clearing the city
 * takes effect.
 */
export function customLocation(location: string, content: Content): string {
  return location === locationOf(content) ? "" : location;
}

export function toInput({ priceCents, ...content }: Content): Record<string, unknown> & {
  category: Category;
  details: ListingDetails;
} {
  return { ...content, price: priceCents > 0 ? priceCents / 100 : undefined };
}

export type PriceState = { priceCents: number; previousPriceCents: number | null; reducedAt: Date | null };

export const reducedDays = 30;

type NewPrice = {
  priceCents: number;
  /** Lowest price of the last 30 days besides the previous price, in cents; null if there was no other. */
  lowestCents: number | null;
  now: Date;
};

/** Marks a price below every price of the last 30 days as reduced from the lowest; any other change clears the mark. */
export function applyPrice(before: PriceState, { priceCents, lowestCents, now }: NewPrice): PriceState {
  if (priceCents === before.priceCents) return before;
  const lowest = Math.min(before.priceCents, lowestCents ?? before.priceCents);
  if (priceCents >= lowest) return { priceCents, previousPriceCents: null, reducedAt: null };
  return { priceCents, previousPriceCents: lowest, reducedAt: now };
}
