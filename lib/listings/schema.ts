import { z } from "zod";
import type { EndpointSchemas } from "@/lib/shared/endpoint";
import { queryNumber } from "@/lib/shared/number-schema";
import { maxPlaceLength } from "@/lib/places/rules";
import { withinQuery } from "@/lib/places/schema";
import { pageQuery } from "@/lib/shared/page-query";
import { isUuid } from "@/lib/shared/uuid";
import {
  answers,
  datePattern,
  handovers,
  maxAcres,
  maxArea,
  maxBrandLength,
  maxPostedDays,
  maxRating,
  roomsPattern,
} from "./fact-filter.rules";
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
import { sectionOfPath } from "./sections.rules";

export const categorySchema = z.enum(categories);

/** A category in a query: also accepts `real-estate`. */
const categoryQuery = z.string().transform((value, context) => {
  const category = parseCategory(value);
  if (category) return category;
  context.addIssue({ code: "custom", message: "Unknown category" });
  return z.NEVER;
});

/** At most 20 ids, as `a,b,c`. */
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

/** Facts of listings; each but the last three belongs to one category, which it implies. */
const factFilters = {
  /** A part of a section: `electronics`, `electronics/laptops`. */
  subcategory: z.string().refine(sectionOfPath, "Unknown subcategory").optional(),
  /** Bedrooms: `2` is exactly two, `2+` two or more, `0` a studio. */
  beds: roomsQuery.optional(),
  baths: roomsQuery.optional(),
  /** Square feet. */
  minArea: areaQuery.optional(),
  maxArea: areaQuery.optional(),
  /** Acres of the lot. */
  minAcres: acresQuery.optional(),
  maxAcres: acresQuery.optional(),
  pets: z.enum(answers).optional(),
  furnished: z.enum(answers).optional(),
  /** Free to move in by this date. */
  availableBy: z.string().regex(datePattern, "Use a date like 2026-12-31").optional(),
  condition: z.enum(conditions).optional(),
  brand: z.string().trim().max(maxBrandLength).optional(),
  delivery: z.enum(handovers).optional(),
  pricing: z.enum(pricings).optional(),
  /** `1` leaves only services whose area reaches the `place`, in the place of `within`. */
  serves: z.literal("1").optional(),
  /** Stars on average, at least. */
  rating: queryNumber(z.number("Enter stars").min(1).max(maxRating)).optional(),
  /** `1` leaves out listings without a picture. */
  pictures: z.literal("1").optional(),
  /** Days since it was posted, at most. */
  postedWithin: queryNumber(z.number("Enter days").int().min(1).max(maxPostedDays)).optional(),
  /** `1` leaves only those whose price went down. */
  reduced: z.literal("1").optional(),
};

export const listingFilterSchema = z.object({
  status: z.enum(listingStatuses).default("approved"),
  category: categoryQuery.optional(),
  search: z
    .string()
    .trim()
    .max(maxSearchLength, `Search with at most ${maxSearchLength} characters`)
    .optional(),
  /** Without one: by relevance where there is a search, else the newest first. `distance` needs a place. */
  sort: z.enum([...sorts, relevance, byDistance]).optional(),
  minPrice: priceQuery.optional(),
  maxPrice: priceQuery.optional(),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, "Use the two-letter code of a state")
    .transform((code) => code.toUpperCase())
    .optional(),
  propertyType: z.enum(propertyTypes).optional(),
  listingType: z.enum(listingTypes).optional(),
  vendor: z.uuid("Unknown vendor").optional(),
  /** Only these, answered in this order unless a sort is asked for. */
  ids: idsQuery.optional(),
  near: z.string().trim().max(maxNearLength).optional(),
  /** What cards say the distance to: an id of GET /api/places, a ZIP code or 'Austin, TX'. */
  place: z.string().trim().max(maxPlaceLength).optional(),
  /** Miles around the place; 0 is the place alone. */
  within: withinQuery.optional(),
  ...factFilters,
  /** `1` takes the words of the search as they stand: nothing is understood, mended or found for the same. */
  literal: z.literal("1").optional(),
  ...pageQuery({ size: pageSize, max: maxPageSize }),
});

/** Facts beside the columns; which ones are there depends on the category (contract section 4). */
export const listingDetailsSchema = z.object({
  subcategory: z.string().optional(),
  listingType: z.enum(listingTypes).optional(),
  propertyType: z.enum(propertyTypes).optional(),
  beds: z.number().optional(),
  baths: z.number().optional(),
  areaSqFt: z.number().optional(),
  lotSqFt: z.number().optional(),
  yearBuilt: z.number().optional(),
  parking: z.string().optional(),
  deposit: z.number().optional(),
  availableFrom: z.string().optional(),
  furnished: z.boolean().optional(),
  pets: z.boolean().optional(),
  condition: z.enum(conditions).optional(),
  brand: z.string().optional(),
  stock: z.number().optional(),
  delivery: z.boolean().optional(),
  pickup: z.boolean().optional(),
  pricing: z.enum(pricings).optional(),
  areaServed: z.string().optional(),
  duration: z.string().optional(),
});

/** The listing as lists and cards carry it; dollars, ISO dates, `images` are addresses of the 640-pixel variant. */
export const listingSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  previousPrice: z.number().nullable(),
  category: categorySchema,
  status: z.enum(listingStatuses),
  /** In a featured slot of its vendor's plan. */
  featured: z.boolean(),
  images: z.array(z.string()),
  blurDataUrl: z.string().nullable(),
  location: z.string(),
  vendorId: z.uuid(),
  vendorName: z.string(),
  createdAt: z.string(),
  averageRating: z.number(),
  rating: z.number(),
  reviewCount: z.number(),
  details: listingDetailsSchema,
  /** Miles from the place that was asked for. */
  distance: z.number().optional(),
});

export const listingListSchema = z.array(listingSchema);

/** How a search text was read, and what of the list is only close to it. */
export const listingHeaders: EndpointSchemas["headers"] = {
  "X-Total-Count": {
    description:
      "How many there are on all pages, counted up to 1,000; 1001 is more. Close matches are not in it.",
    schema: { type: "integer" },
  },
  "X-Search-Corrected": {
    description: "The text that was searched instead of a misspelt one, URI-encoded",
    schema: { type: "string" },
  },
  "X-Search-Missing": {
    description: "Words that no listing has, comma-separated, each URI-encoded",
    schema: { type: "string" },
  },
  "X-Search-Partial": {
    description: "Where nothing has all that was asked for: the results have most of it, or only mention it",
    schema: { type: "string", enum: ["most", "mention"] },
  },
  "X-Search-Lacking": {
    description: "What of the text not all of the results have, comma-separated, each URI-encoded",
    schema: { type: "string" },
  },
  "X-Search-Exact": {
    description: "How many of the first page come before the close matches, where these follow",
    schema: { type: "integer" },
  },
  "X-Search-Mentions": {
    description: "How many of a page come before listings that only mention the words, where such follow",
    schema: { type: "integer" },
  },
};

export const photoSchema = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  blurDataUrl: z.string().nullable(),
});

export const priceChangeSchema = z.object({ price: z.number(), changedAt: z.string() });

export const listingDetailSchema = listingSchema.extend({
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Time zone of viewing times; set for homes. */
  timeZone: z.string().nullable(),
  photos: z.array(photoSchema),
  reducedAt: z.string().nullable(),
  priceHistory: z.array(priceChangeSchema),
  favoriteCount: z.number(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  expiresAt: z.string().nullable(),
});

export const initialDataSchema = z.object({ listings: listingListSchema });

export const categoryCountSchema = z.array(
  z.object({ id: categorySchema, name: z.string(), slug: z.string(), count: z.number() }),
);

export const listingParamsSchema = z.object({ id: z.uuid("Unknown listing") });
