import type { ListingDetails } from "../contract";
import { propertyTypeGroups, type Category } from "../rules";
import { listingInputCopy as copy } from "./copy";

/** Dollars a form takes at most; the database holds more. */
export const maxPrice = 1_000_000_000;

export type FactField = keyof ListingDetails;

/** Which facts a category has; any other is dropped when the category changes. */
export const categoryFacts: Record<Category, readonly FactField[]> = {
  products: ["condition", "brand", "stock", "delivery", "pickup"],
  services: ["pricing", "areaServed", "duration"],
  realestate: [
    "listingType",
    "propertyType",
    "beds",
    "baths",
    "areaSqFt",
    "lotSqFt",
    "yearBuilt",
    "parking",
    "deposit",
    "availableFrom",
    "furnished",
    "pets",
  ],
};

/** Facts that only a rental has. */
export const rentalFacts: readonly FactField[] = ["deposit", "availableFrom", "furnished", "pets"];

type Details = { [name: string]: unknown };

/** Facts of the category that are filled in; rental facts only for rentals. */
export function factsOf(category: Category, details: Details): ListingDetails {
  const rental = category === "realestate" && details.listingType === "rent";
  const kept = categoryFacts[category].filter((field) => rental || !rentalFacts.includes(field));
  return Object.fromEntries(
    kept.flatMap((field) => {
      const value = details[field];
      return value === undefined || value === null || value === "" ? [] : [[field, value]];
    }),
  );
}

const land: readonly unknown[] = propertyTypeGroups.Land;
const residential: readonly unknown[] = propertyTypeGroups.Residential;

/** Facts that depend on other facts and are missing, with what to say: homes have rooms, land has a lot. */
export function missingFacts(category: Category, details: Details): Record<string, string> {
  const lacks = (field: FactField) => details[field] === undefined || details[field] === null;
  if (category === "products") {
    return details.delivery === true || details.pickup === true ? {} : { delivery: copy.handoverRequired };
  }
  if (category === "services") return {};
  const missing: Record<string, string> = {};
  const home = residential.includes(details.propertyType);
  if (home && lacks("beds")) missing.beds = copy.bedsRequired;
  if (home && lacks("baths")) missing.baths = copy.bathsRequired;
  if (land.includes(details.propertyType)) {
    if (lacks("lotSqFt")) missing.lotSqFt = copy.lotRequired;
  } else if (lacks("areaSqFt")) missing.areaSqFt = copy.areaRequired;
  if (details.listingType === "rent" && lacks("availableFrom"))
    missing.availableFrom = copy.availableRequired;
  return missing;
}
