import type { z } from "zod";
import { parseImageUrl } from "@/lib/images/rules";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import {
  categoryFacts,
  moneyFacts,
  numberFacts,
  yesNoFacts,
  type FactField,
} from "@/lib/listings/offer/input.rules";
import type { listingInputSchema } from "@/lib/listings/offer/input.schema";
import { parseMoney, parseNumber } from "@/lib/shared/typed-number";
import { emptyValues, hasFact, type ListingValues } from "./values";

export type ListingInput = z.output<typeof listingInputSchema>;

function readFact(name: FactField, value: string | boolean): string | number | boolean | null {
  if (typeof value === "boolean") return value;
  if (moneyFacts.includes(name)) return parseMoney(value);
  if (numberFacts.includes(name)) return parseNumber(value);
  if (value.trim() === "") return null;
  return yesNoFacts.includes(name) ? value === "yes" : value.trim();
}

export function toInput(values: ListingValues) {
  const { category, title, description, price, city, state, details, photos } = values;
  return {
    category,
    title: title.trim(),
    description: description.trim(),
    price: parseMoney(price),
    city: city.trim() || null,
    state: state || null,
    images: photos.map(({ id }) => id),
    alts: Object.fromEntries(photos.map(({ id, alt }) => [id, alt.trim()])),
    details: Object.fromEntries(
      categoryFacts[category].map((name) => [
        name,
        hasFact(values, name) ? readFact(name, details[name]) : null,
      ]),
    ),
  };
}

function writeFact(value: string | number | boolean | null | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "" : String(value);
}

export function toValues(listing: OwnListingDto): ListingValues {
  const { category, title, description, price, city, state, details, images, version } = listing;
  const empty = emptyValues(category);
  const texts = Object.keys(empty.details).map((name) => [name, writeFact(details[name as FactField])]);
  return {
    ...empty,
    title,
    description,
    price: price ? String(price) : "",
    city: city ?? "",
    state: state ?? "",
    details: {
      ...empty.details,
      ...Object.fromEntries(texts),
      delivery: details.delivery ?? false,
      pickup: details.pickup ?? false,
      streetPublic: details.streetPublic ?? false,
    },
    photos: images.map((image) => ({ ...image, name: parseImageUrl(image.url)?.name ?? "" })),
    version,
  };
}
