import type { Prisma } from "@/prisma/generated/client";
import type { Random } from "../random";
import { demoWords, type Place } from "../words";
import { writeProduct } from "../write/products";
import { writeProperty } from "../write/properties";
import { writeService } from "../write/services";
import type { Draft } from "../write/text";
import type { Shown } from "../world";
import {
  createCovers,
  groupSubjects,
  needsMorePictures,
  propertySubjects,
  type Subject,
  type Subjects,
} from "./subjects";

export type ListingDraft = Draft & {
  place: Place;
  propertyType: string | null;
  listingType: "sale" | "rent" | null;
  pictures: readonly Shown[];
  /** The seller has no other title or cover left. */
  repeats?: boolean;
};

type Category = "products" | "services" | "realestate";
export type Seller = { category: Category; sells: readonly string[]; places: readonly Place[] };
type Written = Omit<ListingDraft, "pictures"> & { subject: Subject };

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

function writeDraft(random: Random, subjects: Subjects, seller: Seller, today: Date): Written {
  const place = random.pick(seller.places);
  const plain = { place, propertyType: null, listingType: null };
  if (seller.category === "products") {
    const words = random.pick(demoWords.products.kinds.filter(({ shop }) => seller.sells.includes(shop)));
    const subject = random.pick(subjects(`product/${words.kind}/`));
    const draft = writeProduct(random, words, subject, place.city);
    draft.details = { subcategory: words.subcategory, ...draft.details };
    return { ...draft, ...plain, subject };
  }
  if (seller.category === "services") {
    const words = random.pick(demoWords.services.kinds.filter(({ kind }) => seller.sells.includes(kind)));
    const draft = writeService(random, words, place.city, place.state);
    draft.details = { subcategory: words.subcategory, ...draft.details };
    return { ...draft, ...plain, subject: random.pick(subjects(`service/${words.kind}/`)) };
  }
  const kinds = demoWords.properties.kinds.filter(({ group }) => seller.sells.includes(group));
  const words = random.weighted(kinds.map((kind) => [kind, propertyWeights[kind.type] ?? 1] as const));
  const draft = writeProperty(random, words, place, today);
  const subject = random.pick(propertySubjects(subjects, words.type, place.state));
  return { ...draft, place, propertyType: words.type, subject };
}

const attempts = 60;

type Wish = { isLive?: boolean; fits?: (draft: Written) => boolean };

/** Oldest listings first, so that neighbors in lists show different things. */
export type Writer = (seller: Seller, wish?: Wish) => ListingDraft;

export function createWriter(
  random: Random,
  find: (prefix: string) => readonly Shown[],
  { now, mayRepeat = false }: { now: number; mayRepeat?: boolean },
): Writer {
  const titles = new Set<string>();
  const covers = createCovers();
  const subjects = groupSubjects(find);
  const today = new Date(now);

  function coverOf(
    { title, subject, propertyType, priceCents }: Written,
    { category }: Seller,
  ): Shown | undefined {
    if (mayRepeat) return random.pick(subject.pictures);
    if (titles.has(title) || needsMorePictures(subject, propertyType !== null, priceCents)) return undefined;
    return covers.find(subject, category);
  }

  return (seller, { isLive = true, fits = () => true } = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      const { subject, ...draft } = writeDraft(random, subjects, seller, today);
      const written = { ...draft, subject };
      const cover = fits(written) ? coverOf(written, seller) : undefined;
      if (!cover && attempt < attempts) continue;
      if (!cover) return { ...draft, pictures: subject.pictures, repeats: true };
      titles.add(draft.title);
      covers.use(subject, cover, seller.category, isLive);
      return { ...draft, pictures: [cover, ...subject.pictures.filter((picture) => picture !== cover)] };
    }
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
