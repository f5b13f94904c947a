import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import type { ListingDetails, ListingDto } from "../contract";
import { squareFeetPerAcre } from "../lots.rules";
import { conditionNames, offerNames, pricingNames, propertyTypeName } from "../rules";
import { bodyNames, drivetrainNames, fuelNames, titleNames, transmissionNames } from "../vehicles.rules";
import { isVehicle } from "../vehicle-sections.rules";
import { formatNumber } from "@/lib/shared/numbers";

export type FactName =
  | "year"
  | "make"
  | "model"
  | "mileage"
  | "titleStatus"
  | "body"
  | "transmission"
  | "drivetrain"
  | "fuel"
  | "color"
  | "owners"
  | "vin"
  | "condition"
  | "brand"
  | "stock"
  | "handover"
  | "pricing"
  | "areaServed"
  | "duration"
  | "offer"
  | "propertyType"
  | "beds"
  | "baths"
  | "area"
  | "pricePerArea"
  | "lot"
  | "yearBuilt"
  | "parking"
  | "street"
  | "streetPublic"
  | "neighborhood"
  | "zip"
  | "deposit"
  | "available"
  | "furnished"
  | "pets";

export type Fact = { name: FactName; label: string; value: string };

function formatLotSize(squareFeet: number): string {
  if (squareFeet < squareFeetPerAcre) return `${formatNumber(squareFeet)} sq ft`;
  const size = formatNumber(Math.round((100 * squareFeet) / squareFeetPerAcre) / 100);
  return `${size} ${size === "1" ? "acre" : "acres"}`;
}

function formatHandover({ delivery, pickup }: ListingDetails): string | undefined {
  if (delivery && pickup) return "Delivery or pickup";
  if (delivery) return "Delivery";
  return pickup ? "Pickup" : undefined;
}

function formatStock(stock: number): string {
  return stock === 0 ? "Sold out" : `${formatNumber(stock)} available`;
}

function yesNo(value: boolean, yes: string, no: string): string {
  return value ? yes : no;
}

type Values = Partial<Record<FactName, string | false | undefined>>;

function formatOwners(owners: number): string {
  if (owners === 0) return "None yet";
  return owners === 1 ? "One owner" : `${owners} owners`;
}

function vehicleValues(details: ListingDetails): Values {
  const { condition, brand, stock, year, model, mileage, color, owners, vin } = details;
  const { titleStatus, body, transmission, drivetrain, fuel } = details;
  return {
    year: year !== undefined && String(year),
    make: brand,
    model,
    mileage: mileage !== undefined && `${formatNumber(mileage)} miles`,
    condition: condition && conditionNames[condition],
    titleStatus: titleStatus && titleNames[titleStatus],
    body: body && bodyNames[body],
    transmission: transmission && transmissionNames[transmission],
    drivetrain: drivetrain && drivetrainNames[drivetrain],
    fuel: fuel && fuelNames[fuel],
    color,
    owners: owners !== undefined && formatOwners(owners),
    // May wrap before the hidden part.
    vin: vin?.replace(/(?<=\w)(?=•)/, " "),
    // A vehicle is one of a kind.
    stock: stock !== undefined && stock !== 1 && formatStock(stock),
    handover: formatHandover(details),
  };
}

function productValues(details: ListingDetails): Values {
  if (isVehicle(details.subcategory)) return vehicleValues(details);
  const { condition, brand, stock } = details;
  return {
    condition: condition && conditionNames[condition],
    brand,
    stock: stock !== undefined && formatStock(stock),
    handover: formatHandover(details),
  };
}

function serviceValues({ pricing, areaServed, duration }: ListingDetails): Values {
  return { pricing: pricing && pricingNames[pricing], areaServed, duration };
}

function homeValues(details: ListingDetails, price: number): Values {
  const { listingType, propertyType, beds, baths, areaSqFt, lotSqFt, yearBuilt, parking } = details;
  return {
    offer: listingType && offerNames[listingType],
    propertyType: propertyType && propertyTypeName(propertyType),
    beds: beds !== undefined && (beds === 0 ? "Studio" : formatNumber(beds)),
    baths: baths !== undefined && formatNumber(baths),
    area: areaSqFt !== undefined && `${formatNumber(areaSqFt)} sq ft`,
    pricePerArea: listingType !== "rent" && !!areaSqFt && `${formatPrice(price / areaSqFt)} per sq ft`,
    lot: lotSqFt !== undefined && formatLotSize(lotSqFt),
    yearBuilt: yearBuilt !== undefined && String(yearBuilt),
    parking,
    street: details.street,
    streetPublic: details.streetPublic && "Yes",
    neighborhood: details.neighborhood,
    zip: details.zip,
    ...(listingType === "rent" ? rentalValues(details) : {}),
  };
}

function rentalValues({ deposit, availableFrom, furnished, pets }: ListingDetails): Values {
  return {
    deposit: deposit !== undefined && formatPrice(deposit),
    available: availableFrom && formatAvailability(availableFrom),
    furnished: furnished !== undefined && yesNo(furnished, "Furnished", "Unfurnished"),
    pets: pets !== undefined && yesNo(pets, "Pets welcome", "No pets"),
  };
}

/** Free text instead of a date is shown as is. */
function formatAvailability(from: string): string {
  return Number.isNaN(Date.parse(from)) ? from : formatDate(from);
}

const labels: Record<FactName, string> = {
  year: "Year",
  make: "Make",
  model: "Model",
  mileage: "Mileage",
  condition: "Condition",
  titleStatus: "Title",
  body: "Body style",
  transmission: "Transmission",
  drivetrain: "Drivetrain",
  fuel: "Fuel",
  color: "Color",
  owners: "Owners",
  vin: "VIN",
  brand: "Brand",
  stock: "Stock",
  handover: "Delivery",
  pricing: "Pricing",
  areaServed: "Area served",
  duration: "Duration",
  offer: "For sale or rent",
  propertyType: "Property type",
  beds: "Bedrooms",
  baths: "Bathrooms",
  area: "Living area",
  pricePerArea: "Price per area",
  lot: "Lot",
  yearBuilt: "Year built",
  parking: "Parking",
  street: "Street address",
  streetPublic: "Street address shown",
  neighborhood: "Neighborhood",
  zip: "ZIP code",
  deposit: "Deposit",
  available: "Available from",
  furnished: "Furniture",
  pets: "Pets",
};

export const factNames = Object.keys(labels) as FactName[];

type FactSource = Pick<ListingDto, "category" | "details" | "price">;

export function listingFacts({ category, details, price }: FactSource): Fact[] {
  const values =
    category === "products"
      ? productValues(details)
      : category === "services"
        ? serviceValues(details)
        : homeValues(details, price);
  return factNames.flatMap((name) => {
    const value = values[name];
    return value ? [{ name, label: labels[name], value }] : [];
  });
}

function pluralize(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function vehicleHighlights({ year, mileage, transmission, fuel }: ListingDetails): string[] {
  return [
    year === undefined ? "" : String(year),
    mileage === undefined ? "" : pluralize(mileage, "mile"),
    transmission ? transmissionNames[transmission] : "",
    fuel ? fuelNames[fuel] : "",
  ].filter(Boolean);
}

export function highlights({ category, details }: Pick<ListingDto, "category" | "details">): string[] {
  if (isVehicle(details.subcategory)) return vehicleHighlights(details);
  if (category !== "realestate") return [];
  const { beds, baths, areaSqFt } = details;
  return [
    beds === undefined ? "" : beds === 0 ? "Studio" : pluralize(beds, "bed"),
    baths === undefined ? "" : pluralize(baths, "bath"),
    areaSqFt === undefined ? "" : `${formatNumber(areaSqFt)} sq ft`,
  ].filter(Boolean);
}
