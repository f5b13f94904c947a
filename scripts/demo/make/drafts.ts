import { isVehicle } from "@/lib/listings/vehicle-sections.rules";
import type { Prisma } from "@/prisma/generated/client";
import type { Random } from "../random";
import { demoWords, type Place } from "../words";
import { writeProduct } from "../write/products";
import { writeProperty } from "../write/properties";
import { writeService } from "../write/services";
import { writeVehicle } from "../write/vehicles";
import type { Draft } from "../write/text";
import type { StoredPicture } from "../world";
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
  pictures: readonly StoredPicture[];
};

type Category = "products" | "services" | "realestate";
export type Seller = { category: Category; sells: readonly string[]; places: readonly Place[] };
type WrittenDraft = Omit<ListingDraft, "pictures">;
type Choice = { subject: Subject; write: () => WrittenDraft; spares: () => readonly Subject[] };

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

type Stock = {
  subjects: Subjects;
  spares: Subjects;
  pick: (subjects: readonly Subject[]) => Subject;
  today: Date;
};

function choose(random: Random, stock: Stock, seller: Seller): Choice {
  const { subjects, spares, pick, today } = stock;
  const place = random.pick(seller.places);
  const plain = { place, propertyType: null, listingType: null };
  if (seller.category === "products") {
    const words = random.pick(demoWords.products.kinds.filter(({ shop }) => seller.sells.includes(shop)));
    const subject = pick(subjects(`product/${words.kind}/`));
    const write = () => {
      const product = writeProduct(random, words, subject, place.city);
      const draft = isVehicle(words.subcategory)
        ? writeVehicle({ draft: product, words, shown: subject, place: place.city, today })
        : product;
      return { ...draft, ...plain, details: { subcategory: words.subcategory, ...draft.details } };
    };
    // Texts of vehicles name the model.
    const hasText = ({ look, form }: Subject) =>
      look === subject.look && words.forms?.[form] === words.forms?.[subject.form];
    const own = () => (isVehicle(words.subcategory) ? [] : spares(`product/${words.kind}/`).filter(hasText));
    return { subject, write, spares: own };
  }
  if (seller.category === "services") {
    const words = random.pick(demoWords.services.kinds.filter(({ kind }) => seller.sells.includes(kind)));
    const write = () => {
      const draft = writeService(random, words, place.city, place.state);
      return { ...draft, ...plain, details: { subcategory: words.subcategory, ...draft.details } };
    };
    const prefix = `service/${words.kind}/`;
    return { subject: pick(subjects(prefix)), write, spares: () => spares(prefix) };
  }
  const kinds = demoWords.properties.kinds.filter(({ group }) => seller.sells.includes(group));
  const words = random.weighted(kinds.map((kind) => [kind, propertyWeights[kind.type] ?? 1] as const));
  const subject = pick(propertySubjects(subjects, words.type, place.state));
  return {
    subject,
    write: () => ({ ...writeProperty(random, words, place, today), place, propertyType: words.type }),
    spares: () => spares(`property/${words.type}/`).filter(({ form }) => form === subject.form),
  };
}

const attempts = 30;

type Wish = { isLive?: boolean; fits?: (draft: WrittenDraft) => boolean };

/** Null if the seller has no other title or cover left. Oldest listings first, so that neighbors differ. */
export type Writer = (seller: Seller, wish?: Wish) => ListingDraft | null;

export function createWriter(
  random: Random,
  find: (prefix: string) => readonly StoredPicture[],
  { now, mayRepeat = false }: { now: number; mayRepeat?: boolean },
): Writer {
  const titles = new Set<string>();
  const covers = createCovers(random);
  const pick = mayRepeat ? random.pick : covers.pick;
  const all = groupSubjects(find);
  const stock = {
    subjects: (prefix: string) => all(prefix).filter(({ isSpare }) => !isSpare),
    spares: (prefix: string) => all(prefix).filter(({ isSpare }) => isSpare),
    pick,
    today: new Date(now),
  };

  function coverOf(subject: Subject, category: Category): StoredPicture | undefined {
    return mayRepeat ? random.pick(subject.pictures) : covers.find(subject, category);
  }

  return (seller, { isLive = true, fits = () => true } = {}) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { subject, write, spares } = choose(random, stock, seller);
      const cover = coverOf(subject, seller.category);
      const draft = cover && write();
      if (!draft || !fits(draft)) continue;
      const pictures = [cover, ...subject.pictures.filter((picture) => picture !== cover)];
      if (mayRepeat) return { ...draft, pictures };
      if (titles.has(draft.title) || needsMorePictures(pictures, draft)) continue;
      titles.add(draft.title);
      const fitting = isLive ? spares().filter((one) => !needsMorePictures(one.pictures, draft)) : [];
      const spare = covers.takeSpare(subject, fitting);
      covers.use(subject, cover, seller.category, isLive);
      return { ...draft, pictures: spare?.pictures ?? pictures };
    }
    return null;
  };
}

export function columnsOf(draft: ListingDraft) {
  const { place, title, description, priceCents, propertyType, listingType } = draft;
  const { vin, ...details } = draft.details as { vin?: string } & Draft["details"];
  return {
    title,
    description,
    priceCents,
    location: `${place.city}, ${place.state}`,
    city: place.city,
    state: place.state,
    propertyType,
    listingType,
    vin: vin ?? null,
    details: details as Prisma.InputJsonObject,
  };
}
