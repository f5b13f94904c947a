import { z } from "zod";
import { queryNumber } from "@/lib/shared/number-schema";
import { maxPlaceLength } from "@/lib/places/rules";
import { withinQuery } from "@/lib/places/schema";
import { pageQuery } from "@/lib/shared/page-query";
import { isUuid } from "@/lib/shared/uuid";
import { listingDetailsSchema } from "./details.schema";
import {
  answers,
  datePattern,
  handovers,
  maxAcres,
  maxArea,
  maxPostedDays,
  maxRating,
  maxYear,
  roomsPattern,
} from "./fact-filter.rules";
import { maxBrandLength } from "./fact-names.rules";
import {
  byDistance,
  categories,
  conditions,
  listingStatuses,
  listingTypes,
  maxIds,
  maxNearLength,
  maxPageSize,
  maxSearchLength,
  pageSize,
  parseCategory,
  pricings,
  propertyTypes,
  relevance,
  sorts,
} from "./rules";
import { findSection } from "./sections.rules";
import {
  bodies,
  drivetrains,
  fuels,
  maxMileage,
  minModelYear,
  titleStatuses,
  transmissions,
} from "./vehicles.rules";

export const categorySchema = z.enum(categories).meta({ id: "Category" });

const categoryQuery = z.string().transform((value, context) => {
  const category = parseCategory(value);
  if (category) return category;
  context.addIssue({ code: "custom", message: "Unknown category" });
  return z.NEVER;
});

const idsQuery = z.string().transform((value, context) => {
  const ids = [...new Set(value.split(",").map((id) => id.trim().toLowerCase()))].filter(Boolean);
  if (ids.length <= maxIds && ids.every(isUuid)) return ids;
  context.addIssue({ code: "custom", message: `Use at most ${maxIds} ids, separated by commas` });
  return z.NEVER;
});

const priceQuery = queryNumber(
  z
    .number("Enter a price")
    .min(0, "A price can’t be negative")
    .max(1_000_000_000_000, "This price is too high"),
);

const roomsQuery = z
  .string()
  .trim()
  .regex(roomsPattern, "Use a count like 2, or 2+ for two or more (2%2B in an address)");
const areaQuery = queryNumber(
  z.number("Enter square feet").min(1, "Enter square feet").max(maxArea, "This area is too large"),
);
const acresQuery = queryNumber(
  z.number("Enter acres").min(0, "Enter acres").max(maxAcres, "This lot is too large"),
);

const yearQuery = queryNumber(
  z.number("Enter a year").int().min(minModelYear, "Enter a year").max(maxYear, "Enter a year"),
);
const mileageQuery = queryNumber(
  z.number("Enter miles").min(0, "Enter miles").max(maxMileage, "This mileage is too high"),
);

/** Each but the last three belongs to one category and implies it. */
const factFilters = {
  subcategory: z
    .string()
    .refine(findSection, "Unknown subcategory")
    .optional()
    .describe("Path of a subcategory, such as `electronics` or `electronics/laptops`"),
  beds: roomsQuery.optional().describe("Bedrooms: `2` is exactly two, `2+` two or more, `0` a studio"),
  baths: roomsQuery.optional().describe("Bathrooms: `2` is exactly two, `2+` two or more"),
  minArea: areaQuery.optional().describe("Lowest floor area in square feet"),
  maxArea: areaQuery.optional().describe("Highest floor area in square feet"),
  minAcres: acresQuery.optional().describe("Lowest lot area in acres"),
  maxAcres: acresQuery.optional().describe("Highest lot area in acres"),
  pets: z.enum(answers).optional().describe("Rentals by pets"),
  furnished: z.enum(answers).optional().describe("Rentals by furniture"),
  availableBy: z
    .string()
    .regex(datePattern, "Use a date like 2026-12-31")
    .optional()
    .describe("Last day to move in, as YYYY-MM-DD"),
  condition: z.enum(conditions).optional().describe("Products in this condition"),
  brand: z
    .string()
    .trim()
    .max(maxBrandLength)
    .optional()
    .describe("Products of this brand, or vehicles of this make"),
  delivery: z.enum(handovers).optional().describe("Products by delivery or pickup"),
  minYear: yearQuery.optional().describe("Oldest model year of a vehicle"),
  maxYear: yearQuery.optional().describe("Newest model year of a vehicle"),
  maxMileage: mileageQuery.optional().describe("Vehicles with at most this many miles"),
  body: z.enum(bodies).optional().describe("Vehicles with this body style"),
  transmission: z.enum(transmissions).optional().describe("Vehicles with this transmission"),
  drivetrain: z.enum(drivetrains).optional().describe("Vehicles with these driven wheels"),
  fuel: z.enum(fuels).optional().describe("Vehicles with this fuel"),
  titleStatus: z.enum(titleStatuses).optional().describe("Vehicles whose title has this status"),
  pricing: z.enum(pricings).optional().describe("Services with this kind of price"),
  serves: z
    .literal("1")
    .optional()
    .describe("`1` leaves only services that cover `place`, instead of `within`"),
  rating: queryNumber(z.number("Enter stars").min(1).max(maxRating))
    .optional()
    .describe("Lowest average of stars"),
  pictures: z.literal("1").optional().describe("`1` leaves out listings without a picture"),
  postedWithin: queryNumber(z.number("Enter days").int().min(1).max(maxPostedDays))
    .optional()
    .describe("Highest number of days since publication"),
  reduced: z.literal("1").optional().describe("`1` leaves only listings with a reduced price"),
};

export const listingFilterSchema = z.object({
  status: z
    .enum(listingStatuses)
    .default("approved")
    .describe("State of the listings. Anything but `approved` is for the owner and admins."),
  category: categoryQuery.optional().describe("Only this category; also takes `real-estate`"),
  search: z
    .string()
    .trim()
    .max(maxSearchLength, `Search with at most ${maxSearchLength} characters`)
    .optional()
    .describe("Text to look for"),
  sort: z
    .enum([...sorts, relevance, byDistance])
    .optional()
    .describe(
      "Order of the list. Without it, relevance if there is a search, else newest first. `distance` needs `place`.",
    ),
  minPrice: priceQuery.optional().describe("Lowest price in dollars"),
  maxPrice: priceQuery.optional().describe("Highest price in dollars"),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, "Use the two-letter code of a state")
    .transform((code) => code.toUpperCase())
    .optional()
    .describe("Only listings in this state, by its two-letter code"),
  propertyType: z.enum(propertyTypes).optional().describe("Only this type of home"),
  listingType: z.enum(listingTypes).optional().describe("Only homes for sale or for rent"),
  vendor: z.uuid("Unknown vendor").optional().describe("Only listings of the vendor with this id"),
  ids: idsQuery
    .optional()
    .describe("Only these listings, up to 20 ids separated by commas, in this order unless `sort` is given"),
  near: z.string().trim().max(maxNearLength).optional().describe("Name of a city or state in the location"),
  place: z
    .string()
    .trim()
    .max(maxPlaceLength)
    .optional()
    .describe(
      "Place from which cards show the distance: an id from GET /api/places, a ZIP code, or a city such as `Austin, TX`",
    ),
  within: withinQuery.optional().describe("Distance in miles around the place; 0 means only the place"),
  ...factFilters,
  literal: z
    .literal("1")
    .optional()
    .describe("`1` takes the words of the search literally, without correction or synonyms"),
  ...pageQuery({ size: pageSize, max: maxPageSize }),
});

/** Dollars and ISO dates; `images` are URLs of the 640-pixel variant. */
export const listingSchema = z
  .object({
    id: z.uuid().describe("Id of the listing"),
    title: z.string().describe("Title of the listing"),
    description: z.string().describe("Description of the listing"),
    price: z.number().describe("Price in dollars"),
    previousPrice: z
      .number()
      .nullable()
      .describe("Price in dollars before the last reduction; null if there is none"),
    category: categorySchema.describe("Category"),
    status: z.enum(listingStatuses).describe("State of the listing"),
    featured: z.boolean().describe("True in a featured slot of the vendor’s plan"),
    images: z.array(z.string()).describe("URLs of the 640-pixel pictures in order, the cover first"),
    blurDataUrl: z.string().nullable().describe("Blurred preview as a data URL; null if there is none"),
    location: z.string().describe("City and state as shown"),
    vendorId: z.uuid().describe("Id of the vendor"),
    vendorName: z.string().describe("Business name of the vendor"),
    createdAt: z.string().describe("Time of creation"),
    averageRating: z.number().describe("Average stars; 0 without reviews"),
    rating: z.number().describe("Same as `averageRating`"),
    reviewCount: z.number().describe("Number of reviews"),
    details: listingDetailsSchema.describe("Facts that depend on the category"),
    distance: z.number().optional().describe("Distance in miles from the requested place"),
  })
  .meta({ id: "Listing" });

export const listingListSchema = z.array(listingSchema);

export const photoSchema = z
  .object({
    url: z.string().describe("URL of the 1280-pixel picture"),
    width: z.number().describe("Width in pixels"),
    height: z.number().describe("Height in pixels"),
    alt: z.string().describe("Alternative text of the picture"),
    blurDataUrl: z.string().nullable().describe("Blurred preview as a data URL; null if there is none"),
  })
  .meta({ id: "Photo" });

export const priceChangeSchema = z
  .object({
    price: z.number().describe("Price in dollars after the change"),
    changedAt: z.string().describe("Time of the change"),
  })
  .meta({ id: "PriceChange" });

export const listingDetailSchema = listingSchema
  .extend({
    city: z.string().nullable().describe("City; null if there is none"),
    state: z.string().nullable().describe("Two-letter code of the state; null if there is none"),
    timeZone: z
      .string()
      .nullable()
      .describe("IANA time zone of viewings and appointments; set for homes and bookable services"),
    bookable: z.boolean().describe("True if the business opened hours in which people can book a time"),
    photos: z.array(photoSchema).describe("Pictures in order"),
    reducedAt: z.string().nullable().describe("Time of the last price reduction; null if there is none"),
    priceHistory: z.array(priceChangeSchema).describe("Earlier prices, oldest first"),
    favoriteCount: z.number().describe("Number of people with it among their favorites"),
    publishedAt: z.string().nullable().describe("Time of first publication; null before it"),
    updatedAt: z.string().describe("Time of the last change"),
    expiresAt: z.string().nullable().describe("Time at which it ends; null if it has no end"),
  })
  .meta({ id: "ListingDetail" });

export const initialDataSchema = z
  .object({
    listings: listingListSchema.describe("Newest approved listings"),
  })
  .meta({ id: "InitialData" });

export const categoryCountSchema = z.array(
  z
    .object({
      id: categorySchema.describe("Id of the category"),
      name: z.string().describe("Name of the category"),
      slug: z.string().describe("Category in addresses"),
      count: z.number().describe("Number of approved listings"),
    })
    .meta({ id: "CategoryCount" }),
);

export const listingParamsSchema = z.object({ id: z.uuid("Unknown listing").describe("Id of the listing") });
