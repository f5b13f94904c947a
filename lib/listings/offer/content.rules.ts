import { stateName } from "@/lib/shared/us-states";
import type { ListingDetails } from "../contract";
import type { Category } from "../rules";
import { factsOf } from "./input.rules";

/** What pictures show, by their ids; only of those that are described. */
export type Alts = { [imageId: string]: string };

/** What a listing says, whatever its state; the price in cents, pictures as ids in order, their descriptions by id. */
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

/** A change as it was sent: what is left out stays, in `details` too; null removes. The price in dollars. */
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

/** '2 photos: “Front door”'; one text for each, empty where nobody described it. */
export function describePhotos(alts: readonly string[]): string {
  const count = `${alts.length} ${alts.length === 1 ? "photo" : "photos"}`;
  const described = alts.filter(Boolean).map((alt) => `“${alt}”`);
  return described.length === 0 ? count : `${count}: ${described.join(", ")}`;
}

/** The descriptions of these pictures; no empty ones, and none of a picture that is gone. */
function altsOf(images: readonly string[], alts: Alts): Alts {
  return Object.fromEntries(images.flatMap((id) => (alts[id] ? [[id, alts[id]]] : [])));
}

/** Facts that the category does not have are dropped, so that a change of category leaves nothing behind. */
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

/** What waits for review when a live listing is edited; price and stock never do. */
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

/** A box that is not ticked says as much as one that was never shown. */
function withoutUnchecked({ delivery, pickup, ...details }: ListingDetails): ListingDetails {
  return { ...details, ...(delivery ? { delivery } : {}), ...(pickup ? { pickup } : {}) };
}

function isSameField(field: keyof RevisionChanges, a: RevisionChanges, b: RevisionChanges): boolean {
  if (field !== "details") return isSame(a[field], b[field]);
  return isSame(a.details && withoutUnchecked(a.details), b.details && withoutUnchecked(b.details));
}

/** Stock is a number that goes live at once as long as the listing is and stays a product. */
function isStockLive(live: Content, wanted: Content): boolean {
  return live.category === "products" && wanted.category === "products";
}

function withoutStock({ stock: _stock, ...details }: ListingDetails): ListingDetails {
  return details;
}

/** Fields in which the two differ, with the new values, leaving out what goes live at once. */
export function revisionChanges(live: Content, wanted: Content): RevisionChanges {
  const comparable = (content: Content) =>
    isStockLive(live, wanted) ? { ...content, details: withoutStock(content.details) } : content;
  const [before, after] = [comparable(live), comparable(wanted)];
  const changed = revisedFields.filter((field) => !isSameField(field, before, after));
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as RevisionChanges;
}

/** Whether two revisions of one listing change the same fields to the same values. */
export function hasSameChanges(a: RevisionChanges, b: RevisionChanges): boolean {
  return revisedFields.every((field) => isSameField(field, a, b));
}

/** The listing as it is with a revision; price and stock stay those of the live one. */
export function withRevision(live: Content, revised: RevisionChanges): Content {
  const merged = { ...live, ...revised };
  if (!isStockLive(live, merged)) return merged;
  const { stock } = live.details;
  return {
    ...merged,
    details: { ...withoutStock(merged.details), ...(stock === undefined ? {} : { stock }) },
  };
}

/** The live listing with only the new price and stock. */
export function withLiveChanges(live: Content, wanted: Content): Content {
  const { stock } = wanted.details;
  const details = isStockLive(live, wanted)
    ? { ...withoutStock(live.details), ...(stock === undefined ? {} : { stock }) }
    : live.details;
  return { ...live, priceCents: wanted.priceCents, details };
}

/** Whether the pictures are the same in the same order, with the same descriptions. */
export function isSamePictures(a: Content, b: Content): boolean {
  return isSame(a.images, b.images) && isSame(a.alts, b.alts);
}

export function hasSameContent(a: Content, b: Content): boolean {
  return a.priceCents === b.priceCents && hasSameChanges(a, b);
}

/** 'Austin, TX'; for a service without an address the area it serves. */
export function locationOf({ city, state, details }: Pick<Content, "city" | "state" | "details">): string {
  if (city && state) return `${city}, ${state}`;
  return city ?? stateName(state) ?? details.areaServed ?? "";
}

/** Location text of an older listing that isn't made of its fields; empty if it is, so that an emptied city goes. */
export function customLocation(location: string, content: Content): string {
  return location === locationOf(content) ? "" : location;
}

/** As the schema of a complete listing reads it. */
export function toInput({ priceCents, ...content }: Content): Record<string, unknown> & {
  category: Category;
  details: ListingDetails;
} {
  return { ...content, price: priceCents > 0 ? priceCents / 100 : undefined };
}

export type PriceState = { priceCents: number; previousPriceCents: number | null; reducedAt: Date | null };

/** Number of days whose lowest price a new price is compared with. */
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
