import type { ListingDetails } from "../contract";
import { categories, propertyTypeGroups, type Category } from "../rules";
import { findSection } from "../sections.rules";
import { listingInputCopy as copy } from "./input.copy";

/** In dollars; the database allows more. */
export const maxPrice = 1_000_000_000;

export const maxLengths = {
  title: 140,
  description: 10_000,
  city: 80,
  brand: 80,
  areaServed: 120,
  duration: 80,
  parking: 80,
  neighborhood: 60,
  street: 120,
} as const;

export const plainFields = ["category", "title", "description", "price", "city", "state"] as const;

export type FactField = keyof ListingDetails;

export const categoryFacts: Record<Category, readonly FactField[]> = {
  products: ["subcategory", "condition", "brand", "stock", "delivery", "pickup"],
  services: ["subcategory", "pricing", "areaServed", "duration"],
  realestate: [
    "listingType",
    "propertyType",
    "street",
    "streetPublic",
    "neighborhood",
    "zip",
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

export const factFields: readonly FactField[] = [
  ...new Set(categories.flatMap((category) => categoryFacts[category])),
];

export const numberFacts: readonly FactField[] = [
  "stock",
  "beds",
  "baths",
  "areaSqFt",
  "lotSqFt",
  "yearBuilt",
  "deposit",
];
export const yesNoFacts: readonly FactField[] = ["delivery", "pickup", "streetPublic", "furnished", "pets"];

export const moneyFacts: readonly FactField[] = ["deposit"];

export const rentalFacts: readonly FactField[] = ["deposit", "availableFrom", "furnished", "pets"];

type Details = { [name: string]: unknown };

export function factsOf(category: Category, details: Details): ListingDetails {
  const rental = category === "realestate" && details.listingType === "rent";
  const fits = typeof details.subcategory === "string" && findSection(details.subcategory) === category;
  const allowedFields = categoryFacts[category].filter(
    (field) => (rental || !rentalFacts.includes(field)) && (fits || field !== "subcategory"),
  );
  return Object.fromEntries(
    allowedFields.flatMap((field) => {
      const value = details[field];
      return value === undefined || value === null || value === "" ? [] : [[field, value]];
    }),
  );
}

const land: readonly unknown[] = propertyTypeGroups.Land;
export function isLand(propertyType: unknown): boolean {
  return land.includes(propertyType);
}

const residential: readonly unknown[] = propertyTypeGroups.Residential;
export function isResidential(propertyType: unknown): boolean {
  return residential.includes(propertyType);
}

export function missingFacts(category: Category, details: Details): Record<string, string> {
  const lacks = (field: FactField) => details[field] === undefined || details[field] === null;
  if (category === "products") {
    return details.delivery === true || details.pickup === true ? {} : { delivery: copy.handoverRequired };
  }
  if (category === "services") return {};
  const missing: Record<string, string> = {};
  const home = isResidential(details.propertyType);
  if (home && lacks("beds")) missing.beds = copy.bedsRequired;
  if (home && lacks("baths")) missing.baths = copy.bathsRequired;
  if (isLand(details.propertyType)) {
    if (lacks("lotSqFt")) missing.lotSqFt = copy.lotRequired;
  } else if (lacks("areaSqFt")) missing.areaSqFt = copy.areaRequired;
  if (details.listingType === "rent" && lacks("availableFrom"))
    missing.availableFrom = copy.availableRequired;
  return missing;
}
