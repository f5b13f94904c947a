import type { Prisma } from "@/prisma/generated/client";
import type { Random } from "../random";
import { demoWords, type Place } from "../words";
import { writeProduct } from "../write/products";
import { writeProperty } from "../write/properties";
import { writeService } from "../write/services";
import type { Draft } from "../write/text";
import type { Shown, World } from "../world";
import { looksOf, productGallery, propertyGallery, serviceGallery } from "./gallery";

export type ListingDraft = Draft & {
  place: Place;
  propertyType: string | null;
  listingType: "sale" | "rent" | null;
  pictures: Shown[];
  /** The seller has no other title or cover left. */
  repeats?: boolean;
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

/** Listings per cover. */
const coverUses = 2;

type Writing = {
  now: number;
  /** Other covers of a scene. Without them, titles and covers may repeat. */
  variants?: World["variants"];
  used?: Map<string, number>;
};

const attempts = 60;

export function createWriter(
  random: Random,
  find: Find,
  { now, variants, used = new Map() }: Writing,
): (seller: Seller) => ListingDraft {
  const titles = new Set<string>();
  const today = new Date(now);

  function isTaken({ title, pictures: [scene] }: ListingDraft): boolean {
    if (!variants) return false;
    const others = scene ? variants(scene.key).filter(({ detail }) => detail === 0).length : 0;
    // The only cover of a scene could otherwise appear twice on one page.
    const most = others === 0 ? 1 : coverUses * (1 + others);
    return titles.has(title) || (scene !== undefined && (used.get(scene.key) ?? 0) >= most);
  }

  return (seller) => {
    let draft = writeDraft(random, find, seller, today);
    for (let attempt = 0; attempt < attempts && isTaken(draft); attempt += 1) {
      draft = writeDraft(random, find, seller, today);
    }
    if (isTaken(draft)) return { ...draft, repeats: true };
    const [scene] = draft.pictures;
    titles.add(draft.title);
    if (scene) used.set(scene.key, (used.get(scene.key) ?? 0) + 1);
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
