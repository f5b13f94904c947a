import type { Prisma } from "@/prisma/generated/client";
import type { Random } from "../random";
import { demoWords, type Place } from "../words";
import { writeProduct } from "../write/products";
import { writeProperty } from "../write/properties";
import { writeService } from "../write/services";
import type { Draft } from "../write/text";
import type { Shown } from "../world";
import { looksOf, productGallery, propertyGallery, serviceGallery } from "./gallery";

export type ListingDraft = Draft & {
  place: Place;
  propertyType: string | null;
  listingType: "sale" | "rent" | null;
  pictures: Shown[];
};

type Category = "products" | "services" | "realestate";
type Find = (prefix: string) => readonly Shown[];
export type Seller = { category: Category; sells: readonly string[]; places: readonly Place[] };

const propertyWeights: Record<string, number> = {
  "single-family": 40,
  condo: 18,
  townhouse: 12,
  apartment: 20,
  duplex: 6,
  mobile: 5,
  office: 8,
  retail: 7,
  industrial: 5,
  hospitality: 2,
  restaurant: 4,
  "mixed-use": 3,
  "vacant-land": 12,
  farm: 5,
  development: 3,
};

function writeDraft(random: Random, find: Find, seller: Seller, today: Date): ListingDraft {
  const place = random.pick(seller.places);
  const plain = { place, propertyType: null, listingType: null };
  if (seller.category === "products") {
    const words = random.pick(demoWords.products.kinds.filter(({ shop }) => seller.sells.includes(shop)));
    const looks = looksOf(find, words.kind);
    const look = looks.length > 1 && random.chance(0.35) ? random.pick(looks.slice(1)) : (looks[0] ?? "");
    const draft = writeProduct(random, words, look, place.city);
    draft.details = { subcategory: words.subcategory, ...draft.details };
    return { ...draft, ...plain, pictures: productGallery(random, find, words.kind, look) };
  }
  if (seller.category === "services") {
    const words = random.pick(demoWords.services.kinds.filter(({ kind }) => seller.sells.includes(kind)));
    const draft = writeService(random, words, place.city, place.state);
    draft.details = { subcategory: words.subcategory, ...draft.details };
    return { ...draft, ...plain, pictures: serviceGallery(random, find, words.kind) };
  }
  return writePropertyDraft(random, find, { seller, place, today });
}

type Property = { seller: Seller; place: Place; today: Date };

function writePropertyDraft(random: Random, find: Find, { seller, place, today }: Property): ListingDraft {
  const kinds = demoWords.properties.kinds.filter(({ group }) => seller.sells.includes(group));
  const words = random.weighted(kinds.map((kind) => [kind, propertyWeights[kind.type] ?? 1] as const));
  const draft = writeProperty(random, words, place, today);
  const pictures = propertyGallery(random, find, words.type, words.group, place.state);
  return { ...draft, place, propertyType: words.type, pictures };
}

export function createWriter(
  random: Random,
  find: Find,
  { now, unique = true }: { now: number; unique?: boolean },
): (seller: Seller) => ListingDraft {
  const titles = new Set<string>();
  const today = new Date(now);
  return (seller) => {
    let draft = writeDraft(random, find, seller, today);
    for (let attempt = 0; unique && titles.has(draft.title) && attempt < 6; attempt += 1) {
      draft = writeDraft(random, find, seller, today);
    }
    if (unique) titles.add(draft.title);
    return draft;
  };
}

export function columnsOf(draft: ListingDraft) {
  const { place, title, description, priceCents, propertyType, listingType } = draft;
  return {
    title,
    description,
    priceCents,
    location: `${place.city}, ${place.state}`,
    city: place.city,
    state: place.state,
    propertyType,
    listingType,
    details: draft.details as Prisma.InputJsonObject,
  };
}
