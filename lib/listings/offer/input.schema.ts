import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { maxAltLength } from "@/lib/images/photos.rules";
import { calendarDay } from "@/lib/shared/moment-schema";
import { hasWholeCents } from "@/lib/shared/money";
import { isPlainLine, codePointLength } from "@/lib/shared/text";
import { stateName } from "@/lib/shared/us-states";
import { categories, conditions, listingTypes, pricings, propertyTypes, type Category } from "../rules";
import { findSection } from "../sections.rules";
import {
  bodies,
  drivetrains,
  fuels,
  maxMileage,
  maxModelYear,
  maxOwners,
  minModelYear,
  titleStatuses,
  transmissions,
} from "../vehicles.rules";
import { normalizeVin, vinFlaw, type VinFlaw } from "../vin.rules";
import { listingInputCopy as copy } from "./input.copy";
import { maxLengths, maxPrice, missingFacts } from "./input.rules";

const maxImages = 100;

const text = (max: number, message: string = copy.tooLong) => z.string().trim().max(max, message);
const number = (max: number) => z.number(copy.notANumber).min(0, copy.tooLow).max(max, copy.tooHigh);
const whole = (max: number) => number(max).int(copy.wholeNumber);
const dollars = (max: number) => number(max).refine(hasWholeCents, copy.wholeCents);

const modelYear = z
  .number(copy.notANumber)
  .int(copy.wholeNumber)
  .min(minModelYear, { error: () => copy.modelYearInvalid(maxModelYear()) })
  .refine((year) => year <= maxModelYear(), { error: () => copy.modelYearInvalid(maxModelYear()) });

const vinMessages: Record<VinFlaw, string> = {
  form: copy.vinForm,
  length: copy.vinLength,
  letters: copy.vinLetters,
  checkDigit: copy.vinCheckDigit,
};

const vin = z
  .string()
  .max(maxLengths.vin, copy.vinLength)
  .transform(normalizeVin)
  .superRefine((text, context) => {
    const flaw = vinFlaw(text);
    if (flaw) context.addIssue({ code: "custom", message: vinMessages[flaw] });
  });

/** Forms send an empty string for an unfilled field. */
function optional<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal("").transform(() => null), schema])
    .nullable()
    .optional();
}

/** All facts are optional in drafts; null removes one. Only `stock` goes live immediately. */
export const detailsInputSchema = z
  .object({
    subcategory: optional(z.string().refine(findSection, copy.choose)).describe(
      "Path of the subcategory, such as `electronics/laptops`",
    ),
    condition: optional(z.enum(conditions, copy.choose)).describe("Condition of a product"),
    brand: optional(text(maxLengths.brand).refine(...plainLine)).describe(
      "Brand of a product, or make of a vehicle",
    ),
    stock: optional(whole(1_000_000)).describe("Number of pieces in stock"),
    delivery: z.boolean().nullable().optional().describe("True if it can be delivered"),
    pickup: z.boolean().nullable().optional().describe("True if it can be picked up"),
    year: optional(modelYear).describe("Model year of a vehicle"),
    model: optional(text(maxLengths.model).refine(...plainLine)).describe("Model of a vehicle"),
    mileage: optional(whole(maxMileage)).describe("Miles that a vehicle was driven"),
    titleStatus: optional(z.enum(titleStatuses, copy.choose)).describe("Status of the title of a vehicle"),
    body: optional(z.enum(bodies, copy.choose)).describe("Body style of a vehicle"),
    transmission: optional(z.enum(transmissions, copy.choose)).describe("Transmission of a vehicle"),
    drivetrain: optional(z.enum(drivetrains, copy.choose)).describe("Driven wheels of a vehicle"),
    fuel: optional(z.enum(fuels, copy.choose)).describe("Fuel of a vehicle"),
    color: optional(text(maxLengths.color).refine(...plainLine)).describe("Exterior color of a vehicle"),
    owners: optional(whole(maxOwners)).describe(
      "Number of owners of a vehicle, the seller included; 0 for a new one",
    ),
    vin: optional(vin).describe(
      "Vehicle identification number; its check digit is verified, and only its first 11 characters are public",
    ),
    pricing: optional(z.enum(pricings, copy.choose)).describe("Kind of price of a service"),
    areaServed: optional(text(maxLengths.areaServed)).describe("Area that a service covers"),
    duration: optional(text(maxLengths.duration)).describe("Duration of a service"),
    listingType: optional(z.enum(listingTypes, copy.choose)).describe("For sale or for rent"),
    propertyType: optional(z.enum(propertyTypes, copy.choose)).describe("Type of home"),
    beds: optional(whole(100)).describe("Number of bedrooms"),
    baths: optional(number(100)).describe("Number of bathrooms"),
    areaSqFt: optional(number(10_000_000)).describe("Floor area in square feet"),
    lotSqFt: optional(number(10_000_000_000)).describe("Lot area in square feet"),
    yearBuilt: optional(
      z.number(copy.notANumber).int(copy.wholeNumber).min(1600, copy.yearInvalid).max(2100, copy.yearInvalid),
    ).describe("Year of construction"),
    parking: optional(text(maxLengths.parking)).describe("Parking"),
    neighborhood: optional(text(maxLengths.neighborhood)).describe("Neighborhood of a home"),
    zip: optional(
      z
        .string()
        .trim()
        .regex(/^\d{5}$/, copy.zipInvalid),
    ).describe("ZIP code of a home, with five digits"),
    street: optional(text(maxLengths.street)).describe(
      "Street address of a home; hidden unless `streetPublic` is true",
    ),
    streetPublic: z.boolean().nullable().optional().describe("True shows the street address to everyone"),
    deposit: optional(dollars(maxPrice)).describe("Security deposit in dollars, for rentals"),
    availableFrom: optional(calendarDay(copy.dateInvalid)).describe(
      "Day from which it is available, as YYYY-MM-DD",
    ),
    furnished: z.boolean().nullable().optional().describe("True if furnished, for rentals"),
    pets: z.boolean().nullable().optional().describe("True if pets are allowed, for rentals"),
  })
  .meta({ id: "ListingDetailsInput" });

const stateCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => stateName(code) !== null, copy.stateInvalid);

export const listingInputSchema = z
  .object({
    category: z.enum(categories, copy.categoryRequired).describe("Category of the listing"),
    title: text(maxLengths.title, copy.titleTooLong)
      .refine(isPlainLine, copy.titleNotPlain)
      .optional()
      .describe("Title of the listing"),
    description: text(maxLengths.description, copy.descriptionTooLong)
      .optional()
      .describe("Description of the listing"),
    price: optional(dollars(maxPrice)).describe("Price in dollars; null and 0 mean no price yet"),
    city: optional(text(maxLengths.city, copy.cityTooLong).refine(...plainLine)).describe("City"),
    state: optional(stateCode).describe("Two-letter code of the state"),
    images: z
      .array(z.uuid(copy.imagesUnknown))
      .max(maxImages)
      .refine((ids) => new Set(ids).size === ids.length, copy.imagesTwice)
      .optional()
      .describe("Ids of uploaded pictures in order, the cover first"),
    alts: z
      .record(z.uuid(copy.imagesUnknown), text(maxAltLength))
      .refine((alts) => Object.keys(alts).length <= maxImages, copy.tooLong)
      .optional()
      .describe("Alternative texts by the id of the picture; an empty text removes one"),
    details: detailsInputSchema.optional().describe("Facts that depend on the category"),
  })
  .meta({ id: "ListingInput" });

/** Missing fields are unchanged, also in `details`. */
export const listingChangeSchema = listingInputSchema.partial();

function report(missing: Record<string, string>, context: z.core.$RefinementCtx): void {
  for (const [field, message] of Object.entries(missing)) {
    context.addIssue({ code: "custom", path: [field], message });
  }
}

const required = {
  title: z
    .string(copy.titleRequired)
    .trim()
    .refine((title) => codePointLength(title) >= 3, copy.titleRequired)
    .max(maxLengths.title, copy.titleTooLong),
  description: z
    .string(copy.descriptionRequired)
    .trim()
    .min(1, copy.descriptionRequired)
    .max(maxLengths.description, copy.descriptionTooLong),
  price: z.number(copy.priceRequired).positive(copy.priceTooLow).max(maxPrice, copy.priceTooHigh),
  city: z.string().trim().max(maxLengths.city, copy.cityTooLong).nullish(),
  state: stateCode.nullish(),
  images: z.array(z.uuid()).default([]),
};

const productSchema = z.object({
  ...required,
  category: z.literal("products"),
  details: z.object({
    condition: z.enum(conditions, copy.conditionRequired),
    brand: text(maxLengths.brand).nullish(),
    stock: z.number(copy.notANumber).int(copy.wholeNumber).min(0, copy.tooLow).nullish(),
    delivery: z.boolean().nullish(),
    pickup: z.boolean().nullish(),
  }),
});

const serviceSchema = z.object({
  ...required,
  category: z.literal("services"),
  details: z.object({
    pricing: z.enum(pricings, copy.pricingRequired),
    areaServed: z
      .string(copy.areaServedRequired)
      .trim()
      .min(1, copy.areaServedRequired)
      .max(maxLengths.areaServed),
    duration: text(maxLengths.duration).nullish(),
  }),
});

const homeDetailsSchema = z
  .object({
    listingType: z.enum(listingTypes, copy.listingTypeRequired),
    propertyType: z.enum(propertyTypes, copy.propertyTypeRequired),
    beds: z.number().nullish(),
    baths: z.number().nullish(),
    areaSqFt: z.number().nullish(),
    lotSqFt: z.number().nullish(),
    yearBuilt: z.number().nullish(),
    parking: z.string().nullish(),
    neighborhood: z.string().nullish(),
    zip: z.string().nullish(),
    street: z.string().nullish(),
    streetPublic: z.boolean().nullish(),
    deposit: z.number().nullish(),
    availableFrom: z.string().nullish(),
    furnished: z.boolean().nullish(),
    pets: z.boolean().nullish(),
  })
  .superRefine((details, context) => report(missingFacts("realestate", details), context));

const homeSchema = z.object({
  ...required,
  city: z.string(copy.cityRequired).trim().min(1, copy.cityRequired).max(maxLengths.city, copy.cityTooLong),
  state: z.string(copy.stateInvalid).pipe(stateCode),
  category: z.literal("realestate"),
  details: homeDetailsSchema,
});

const completeListingSchema = z.discriminatedUnion("category", [productSchema, serviceSchema, homeSchema]);

type Content = { category: Category; details: Record<string, unknown> } & Record<string, unknown>;

/** All errors that prevent submission, by field (`title`, `details.beds`). */
export function problemsOf(content: Content): Record<string, string> {
  const problems: Record<string, string> = {};
  const parsed = completeListingSchema.safeParse(content);
  for (const issue of parsed.error?.issues ?? []) problems[issue.path.join(".")] ??= issue.message;
  for (const [field, message] of Object.entries(missingFacts(content.category, content.details))) {
    problems[`details.${field}`] ??= message;
  }
  return problems;
}
