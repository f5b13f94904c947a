import type { Photo } from "@/lib/images/photos.rules";
import {
  factFields,
  isLand,
  rentalFacts,
  vehicleFacts,
  type FactField,
} from "@/lib/listings/offer/input.rules";
import type { Category } from "@/lib/listings/rules";
import { isVehicle } from "@/lib/listings/vehicle-sections.rules";

type FlagFact = "delivery" | "pickup" | "streetPublic";
type FactValues = Record<Exclude<FactField, FlagFact>, string> & Record<FlagFact, boolean>;

/** Values as typed: numbers are strings, optional flags are `yes`, `no` or empty. */
export type ListingValues = {
  category: Category;
  title: string;
  description: string;
  price: string;
  city: string;
  state: string;
  details: FactValues;
  photos: Photo[];
  version: number;
};

export const labels = {
  category: "Category",
  photos: "Photos",
  title: "Title",
  "details.subcategory": "Subcategory",
  description: "Description",
  "details.listingType": "Sale or rent",
  "details.propertyType": "Property type",
  "details.pricing": "Pricing",
  price: "Price",
  "details.condition": "Condition",
  "details.year": "Year",
  "details.brand": "Brand",
  "details.model": "Model",
  "details.mileage": "Mileage",
  "details.titleStatus": "Title status",
  "details.body": "Body style",
  "details.transmission": "Transmission",
  "details.drivetrain": "Drivetrain",
  "details.fuel": "Fuel",
  "details.color": "Color",
  "details.owners": "Owners",
  "details.vin": "VIN",
  "details.stock": "Quantity",
  "details.delivery": "Delivery",
  "details.pickup": "Pickup",
  "details.areaServed": "Area you serve",
  "details.duration": "Duration",
  city: "City",
  state: "State",
  "details.street": "Street address",
  "details.streetPublic": "Show the street address to everyone",
  "details.neighborhood": "Neighborhood",
  "details.zip": "ZIP code",
  "details.beds": "Bedrooms",
  "details.baths": "Bathrooms",
  "details.areaSqFt": "Living area",
  "details.lotSqFt": "Lot size",
  "details.yearBuilt": "Year built",
  "details.parking": "Parking",
  "details.deposit": "Deposit",
  "details.availableFrom": "Available from",
  "details.furnished": "Furniture",
  "details.pets": "Pets",
} as const;
export type FieldName = keyof typeof labels;

export function optionalLabel(name: FieldName): string {
  return `${labels[name]} (optional)`;
}

export const fieldNames = Object.keys(labels) as FieldName[];

const noFacts = Object.fromEntries(factFields.map((name) => [name, ""])) as Record<FactField, string>;

export function emptyValues(category: Category): ListingValues {
  return {
    category,
    title: "",
    description: "",
    price: "",
    city: "",
    state: "",
    details: { ...noFacts, delivery: false, pickup: false, streetPublic: false },
    photos: [],
    version: 0,
  };
}

const buildingFacts: readonly FactField[] = ["beds", "baths", "areaSqFt", "yearBuilt", "parking"];

/** Values of facts that don't apply remain in the form but aren't sent. */
export function hasFact({ details }: Pick<ListingValues, "details">, name: FactField): boolean {
  if (vehicleFacts.some((fact) => fact === name)) return isVehicle(details.subcategory);
  if (rentalFacts.includes(name)) return details.listingType === "rent";
  return !(buildingFacts.includes(name) && isLand(details.propertyType));
}
