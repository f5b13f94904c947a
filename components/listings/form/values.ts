import type { Photo } from "@/lib/images/photos.rules";
import { factFields, isLand, rentalFacts, type FactField } from "@/lib/listings/offer/input.rules";
import type { Category } from "@/lib/listings/rules";

type FlagFact = "delivery" | "pickup";
type FactValues = Record<Exclude<FactField, FlagFact>, string> & Record<FlagFact, boolean>;

/** The listing as it is typed: numbers as text, `yes` or `no` for what may stay unsaid. */
export type ListingValues = {
  category: Category;
  title: string;
  description: string;
  price: string;
  city: string;
  state: string;
  details: FactValues;
  photos: Photo[];
  /** The version that this edit builds on; 0 while there is none. */
  version: number;
};

export const labels = {
  category: "Section",
  photos: "Photos",
  title: "Title",
  "details.subcategory": "Subcategory",
  description: "Description",
  "details.listingType": "Sale or rent",
  "details.propertyType": "Property type",
  "details.pricing": "Pricing",
  price: "Price",
  "details.condition": "Condition",
  "details.brand": "Brand",
  "details.stock": "Quantity",
  "details.delivery": "Delivery",
  "details.pickup": "Pickup",
  "details.areaServed": "Area you serve",
  "details.duration": "Duration",
  city: "City",
  state: "State",
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

/** In the order in which the form shows them. */
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
    details: { ...noFacts, delivery: false, pickup: false },
    photos: [],
    version: 0,
  };
}

const buildingFacts: readonly FactField[] = ["beds", "baths", "areaSqFt", "yearBuilt", "parking"];

/** Whether a listing of this kind has a fact; what was typed into another stays in the form and is not sent. */
export function hasFact({ details }: Pick<ListingValues, "details">, name: FactField): boolean {
  if (rentalFacts.includes(name)) return details.listingType === "rent";
  return !(buildingFacts.includes(name) && isLand(details.propertyType));
}
