import { listListings, listVendorListings, listNewestListings } from "@/lib/listings/catalog/list.queries";
import { listRelatedListings } from "@/lib/listings/catalog/related.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { listFeaturedListings } from "@/lib/listings/desk/featured.queries";
import { sorts } from "@/lib/listings/rules";
import {
  getRatingSummary,
  listListingReviews,
  listSuccessStories,
  listVendorReviews,
} from "@/lib/reviews/queries";
import { reviewSorts } from "@/lib/reviews/rules";
import { countByCategory } from "@/lib/search/refinement/facets.queries";
import { countOptions } from "@/lib/search/refinement/options.queries";
import { countParts } from "@/lib/search/refinement/parts.queries";
import { listPins, listPagePins } from "@/lib/search/refinement/pins.queries";
import { searchListings, searchWithClose } from "@/lib/search/results/queries";
import { suggest } from "@/lib/search/suggestions/queries";
import { rows, sql } from "@/lib/server/db";
import { findVendorCard } from "@/lib/vendors/queries";
import { appointmentReads } from "./appointment-reads";
import { dealReads } from "./deal-reads";
import { deskReads } from "./desk-reads";
import { feedReads } from "./feed-reads";
import { findReads } from "./find-reads";
import { jobReads } from "./job-reads";
import type { ListRead, Subjects } from "./list-read";
import { manyWords } from "./many-words";
import { searchReads as deskSearchReads } from "./search-reads";
import { variedReads } from "./varied-reads";

export async function readSubjects(): Promise<Subjects> {
  const [row] = await rows<Subjects>(sql`
    SELECT v.id AS vendor, v.user_id AS "vendorUser",
      (SELECT user_id FROM favorites ORDER BY created_at DESC LIMIT 1) AS customer,
      (SELECT listing_id FROM reviews WHERE status = 'published' ORDER BY created_at DESC LIMIT 1) AS listing,
      (SELECT id FROM listings WHERE category = 'realestate' AND status = 'approved' ORDER BY price_cents LIMIT 1 OFFSET 99)
        AS home
    FROM vendors v WHERE v.status = 'approved' ORDER BY v.created_at LIMIT 1 OFFSET 7`);
  return row!;
}

const page = 25;

const maxRowsPerVendor = 1000;

function catalog(query: ListingQuery, index: string): ListRead {
  return {
    name: `listings ${JSON.stringify(query)}`,
    bar: query.propertyType ? "realestate" : "list",
    read: (_, cursor) => listListings({ ...query, cursor }),
    index,
    // A state without a category merges a page of each category.
    sorted: 3 * page,
    pages: 1200,
  };
}

function filtered(query: ListingQuery): ListRead {
  return {
    name: `listings ${JSON.stringify(query)}`,
    bar: "search",
    read: (_, cursor) => listListings({ ...query, cursor }),
    sorted: 12_000,
  };
}

function nearest(query: ListingQuery): ListRead {
  const byDistance = { ...query, sort: "distance" as const };
  return {
    name: `nearest ${JSON.stringify(query)}`,
    bar: "search",
    read: (_, cursor) =>
      query.search ? searchListings({ ...byDistance, cursor }) : listListings({ ...byDistance, cursor }),
    index: query.search ? undefined : "listings_place_newest",
    sorted: 4000,
  };
}

function pins(query: ListingQuery): ListRead {
  return {
    name: `pins ${JSON.stringify(query)}`,
    bar: "search",
    read: () => listPins(query),
    sorted: 12_000,
  };
}

function search(query: ListingQuery): ListRead {
  return {
    name: `search ${JSON.stringify(query)}`,
    bar: "search",
    read: (_, cursor) => searchWithClose({ ...query, cursor }),
    index: query.sort ? undefined : "listing_search_tsv_idx",
    sorted: 2500,
  };
}

const catalogReads = [
  catalog({ sort: "newest" }, "listings_newest"),
  catalog({ sort: "oldest" }, "listings_newest"),
  catalog({ sort: "price_asc" }, "listings_price"),
  catalog({ sort: "price_desc" }, "listings_price"),
  catalog({ sort: "rating" }, "listings_rating"),
  catalog({ sort: "newest", category: "products" }, "listings_category_newest"),
  catalog({ sort: "price_desc", category: "services" }, "listings_category_price"),
  catalog({ sort: "rating", category: "realestate" }, "listings_category_rating"),
  catalog({ sort: "newest", state: "WY" }, "listings_state_newest"),
  catalog({ sort: "price_asc", state: "TX", category: "products" }, "listings_state_price"),
  catalog({ sort: "newest", reduced: "1" }, "listings_reduced"),
  catalog({ sort: "newest", propertyType: "condo" }, "listings_property_newest"),
  catalog(
    { sort: "price_asc", propertyType: "farm", minPrice: 500_000, maxPrice: 1_000_000 },
    "listings_property_price",
  ),
  catalog({ sort: "newest", propertyType: "condo", state: "TX" }, "listings_state_property_newest"),
  catalog(
    { sort: "price_asc", propertyType: "office", state: "NY", minPrice: 500_000 },
    "listings_state_property_price",
  ),
  ...sorts.flatMap((sort) => [
    filtered({ listingType: "rent", sort }),
    filtered({ near: "St. Louis", sort }),
    filtered({ minPrice: 100, maxPrice: 300, sort }),
    filtered({ place: "austin-tx", within: 25, sort }),
  ]),
  nearest({ place: "austin-tx" }),
  nearest({ place: "austin-tx", within: 100, category: "services" }),
  nearest({ place: "cheyenne-wy", category: "realestate", listingType: "rent", maxPrice: 2_000_000 }),
];

const searchReads = [
  ...["quality", "leather", "number777", "quality delivery", "quality zeppelin"].flatMap((text) => [
    search({ search: text }),
    search({ search: text, category: "products", state: "TX" }),
    search({ search: text, maxPrice: 900 }),
  ]),
  ...["quality", "leather", "zeppelin"].flatMap((text) =>
    sorts.map((sort) => search({ search: text, sort })),
  ),
  ...["quality", "zeppelin", "number777"].map((text) => nearest({ search: text, place: "austin-tx" })),
  search({ search: "quality leather", place: "austin-tx", within: 50 }),
  search({ search: "lether bokshelf" }),
  search({ search: "vintage booksh" }),
  // Both words are in most descriptions but in no title; the read must not visit all of them.
  { ...search({ search: "quality leather" }), pages: 1500 },
  // In some titles and in other descriptions; the text index finds both (decision 200).
  { ...search({ search: manyWords()[500]! }), index: "listing_search_tsv_idx", pages: 1500 },
];

const factReads = [
  ...sorts.flatMap((sort) => [
    search({ beds: "2", listingType: "rent", maxPrice: 150_000, sort }),
    search({ condition: "used", delivery: "delivery", rating: 4, sort }),
  ]),
  ...sorts.map((sort) => filtered({ category: "realestate", minArea: 4380, sort })),
  ...sorts.map((sort) => filtered({ category: "realestate", minAcres: 900, sort })),
  ...sorts.map((sort) => filtered({ category: "products", maxMileage: 2000, sort })),
  filtered({ minYear: 2026, sort: "newest" }),
  filtered({ minYear: 2010, maxMileage: 60_000, sort: "price_asc" }),
  search({ search: "quality", brand: "Parlor", postedWithin: 7, sort: "newest" }),
  search({ search: "quality leather", pricing: "hourly" }),
  {
    // Fewer listings are around the place than have two bedrooms.
    ...search({ beds: "2", listingType: "rent", maxPrice: 150_000, place: "austin-tx", within: 25 }),
    index: "listings_place_price",
  },
  search({ beds: "2+", place: "austin-tx", sort: "distance" }),
  search({ beds: "4+", baths: "2+", pets: "yes", furnished: "yes", state: "WY", sort: "price_asc" }),
  filtered({ category: "realestate", availableBy: "2026-01-05" }),
  filtered({ category: "services", postedWithin: 1, sort: "price_desc" }),
  filtered({ rating: 5, sort: "newest" }),
  ...sorts.map((sort) => filtered({ category: "services", place: "austin-tx", serves: "1", sort })),
  search({ search: "plumbing", place: "austin-tx", serves: "1" }),
  search({ pricing: "hourly", place: "austin-tx", serves: "1", sort: "rating" }),
  ...sorts.map((sort) => search({ subcategory: "home-garden/furniture", sort })),
];

const publicReads: ListRead[] = [
  {
    name: "facets of a search",
    bar: "search",
    read: () => countByCategory({ search: "quality velvet", state: "WY" }),
  },
  ...(
    [
      { search: "quality leather" },
      { search: "quality", category: "products", state: "WY" },
      { search: "zeppelin", maxPrice: 900 },
      { category: "products", minPrice: 100, maxPrice: 300 },
      { state: "TX", rating: 4 },
      { subcategory: "home-garden/furniture", condition: "used" },
    ] as const
  ).map((query): ListRead => ({
    name: `parts of ${JSON.stringify(query)}`,
    bar: "search",
    read: () => countParts(query),
    // Looks up the newest matches of a window.
    sorted: 4001,
    pages: 5000,
  })),
  {
    name: "pins of what one page shows",
    bar: "search",
    read: async () => listPagePins(await searchListings({ search: "quality leather" })),
    sorted: 12_000,
  },
  pins({}),
  pins({ place: "austin-tx", within: 100 }),
  pins({ minPrice: 100, maxPrice: 300 }),
  pins({ search: "quality" }),
  pins({ beds: "2", listingType: "rent" }),
  pins({ category: "services", place: "austin-tx", serves: "1" }),
  ...(
    [
      {},
      { category: "realestate", listingType: "rent", beds: "2", maxPrice: 150_000 },
      { category: "products", search: "quality leather", condition: "used" },
      { category: "products", maxMileage: 60_000 },
    ] as const
  ).map((query): ListRead => ({
    name: `choices of ${JSON.stringify(query)}`,
    bar: "search",
    read: () => countOptions(query),
    // Aggregates the values of a few thousand listings.
    sorted: 40_000,
  })),
  { name: "suggestions", bar: "search", read: () => suggest("leath"), pages: 200 },
  {
    name: "listings of a vendor",
    bar: "list",
    read: ({ vendor }, cursor) => listVendorListings(vendor, { cursor }),
    index: "listings_vendor_newest",
  },
  { name: "newest listings", bar: "list", read: () => listNewestListings(8, "services") },
  // Alternates up to 64 listings of each part of the ring.
  { name: "featured listings", bar: "list", read: () => listFeaturedListings(), sorted: 128 },
  // Alternates nine listings of each kind of similarity.
  {
    name: "related homes",
    bar: "related",
    read: ({ home }) => listRelatedListings({ id: home, category: "realestate", price: 500_000 }),
    index: "listings_place_price",
    sorted: 60,
    pages: 300,
  },
  {
    name: "related listings",
    bar: "related",
    read: ({ listing }) => listRelatedListings({ id: listing, category: "products", price: 200 }),
    index: "listings_kind_price",
    sorted: 60,
    pages: 300,
  },
  {
    name: "reviews of a listing",
    bar: "list",
    read: ({ listing }, cursor) => listListingReviews({ listingId: listing, cursor }),
  },
  {
    name: "reviews of a vendor",
    bar: "list",
    read: ({ vendor }, cursor) => listVendorReviews({ vendorId: vendor, cursor }),
  },
  ...reviewSorts
    .filter((sort) => sort !== "newest")
    .flatMap((sort): ListRead[] => [
      {
        name: `reviews of a listing, ${sort}`,
        bar: "list",
        read: ({ listing }, cursor) => listListingReviews({ listingId: listing, sort, cursor }),
        sorted: maxRowsPerVendor,
      },
      {
        name: `reviews of a vendor, ${sort}`,
        bar: "list",
        read: ({ vendor }, cursor) => listVendorReviews({ vendorId: vendor, sort, stars: 5, cursor }),
        sorted: maxRowsPerVendor,
      },
    ]),
  { name: "ratings of a vendor", bar: "list", read: ({ vendor }) => getRatingSummary({ vendorId: vendor }) },
  { name: "success stories", bar: "list", read: () => listSuccessStories() },
  { name: "card of a vendor", bar: "list", read: ({ vendor }) => findVendorCard(vendor) },
];

/** Every list that the site serves; lib/platform/plans.operations.test.ts checks their plans. */
export const listReads: readonly ListRead[] = [
  ...catalogReads,
  ...variedReads,
  ...searchReads,
  ...factReads,
  ...publicReads,
  ...jobReads,
  ...feedReads,
  ...deskSearchReads,
  ...appointmentReads,
  ...dealReads,
  ...deskReads,
  ...findReads,
];
