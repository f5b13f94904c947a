import type { ListingDetails } from "../contract";
import { categories, propertyTypeGroups, type Category } from "../rules";
import { findSection } from "../sections.rules";
import { isRoadVehicle, isVehicle } from "../vehicle-sections.rules";
import { firstVinYear, vinLength } from "../vin.rules";
import { listingInputCopy as copy } from "./input.copy";

/** In dollars; the database allows more. */
export const maxPrice = 1_000_000_000;

export const maxLengths = {
  title: 140,
  description: 10_000,
  city: 80,
  brand: 80,
  model: 60,
  color: 40,
  // Spaces and dashes are removed.
  vin: 40,
  areaServed: 120,
  duration: 80,
  parking: 80,
  neighborhood: 60,
  street: 120,
} as const;

export const plainFields = ["category", "title", "description", "price", "city", "state"] as const;

export type FactField = keyof ListingDetails;

export const vehicleFacts = [
  "year",
  "model",
  "mileage",
  "titleStatus",
  "body",
  "transmission",
  "drivetrain",
  "fuel",
  "color",
  "owners",
  "vin",
] as const satisfies readonly FactField[];

export const categoryFacts: Record<Category, readonly FactField[]> = {
  products: ["subcategory", "condition", "brand", "stock", "delivery", "pickup", ...vehicleFacts],
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
  "year",
  "mileage",
  "owners",
];
export const yesNoFacts: readonly FactField[] = ["delivery", "pickup", "streetPublic", "furnished", "pets"];

export const moneyFacts: readonly FactField[] = ["deposit"];

export const rentalFacts: readonly FactField[] = ["deposit", "availableFrom", "furnished", "pets"];

type Details = { [name: string]: unknown };

const isVehicleFact = (field: FactField) => vehicleFacts.some((one) => one === field);

export function factsOf(category: Category, details: Details): ListingDetails {
  const rental = category === "realestate" && details.listingType === "rent";
  const fits = typeof details.subcategory === "string" && findSection(details.subcategory) === category;
  const vehicle = fits && isVehicle(details.subcategory);
  const allowedFields = categoryFacts[category].filter(
    (field) =>
      (rental || !rentalFacts.includes(field)) &&
      (fits || field !== "subcategory") &&
      (vehicle || !isVehicleFact(field)),
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

function missingVehicleFacts(details: Details): Record<string, string> {
  const lacks = (field: FactField) => details[field] === undefined || details[field] === null;
  const isNew = details.condition === "new";
  const { year, vin } = details;
  const isShort =
    typeof vin === "string" && vin.length < vinLength && (typeof year !== "number" || year >= firstVinYear);
  return {
    ...(lacks("year") ? { year: copy.yearRequired } : {}),
    ...(lacks("brand") ? { brand: copy.makeRequired } : {}),
    ...(lacks("model") ? { model: copy.modelRequired } : {}),
    ...(lacks("mileage") && !isNew ? { mileage: copy.mileageRequired } : {}),
    ...(lacks("titleStatus") && !isNew ? { titleStatus: copy.titleStatusRequired } : {}),
    ...(isShort ? { vin: copy.vinLength } : {}),
  };
}

function missingProductFacts(details: Details): Record<string, string> {
  const handedOver = details.delivery === true || details.pickup === true;
  const counted = typeof details.stock === "number" || isVehicle(details.subcategory);
  return {
    ...(counted ? {} : { stock: copy.stockRequired }),
    ...(handedOver ? {} : { delivery: copy.handoverRequired }),
    ...(isRoadVehicle(details.subcategory) ? missingVehicleFacts(details) : {}),
  };
}

export function missingFacts(category: Category, details: Details): Record<string, string> {
  const lacks = (field: FactField) => details[field] === undefined || details[field] === null;
  if (category === "products") return missingProductFacts(details);
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
