import { factNames } from "@/lib/listings/fact-names.rules";

const listingParams = [
  "category",
  "q",
  "search",
  "literal",
  "sort",
  "price",
  "minPrice",
  "maxPrice",
  "state",
  "propertyType",
  "listingType",
  "near",
  "place",
  "within",
  "map",
  "more",
  "rentMin",
  "rentMax",
  "cursor",
  ...factNames,
] as const;

/** Parameters of an address that shows jobs (lib/jobs/catalog/address.rules). */
const jobParams = [
  "search",
  "literal",
  "category",
  "subcategory",
  "employmentType",
  "workplace",
  "state",
  "place",
  "within",
  "map",
  "minSalary",
  "postedWithin",
  "sort",
  "cursor",
] as const;

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/**
 * Pages that are identical for everyone, with the only parameters they read. They are cached whole and shown to all
 * visitors, so they must not read anything about the requester (decision 3).
 */
export const publicPages: readonly { path: RegExp; query: readonly string[] }[] = [
  { path: /^\/$/, query: listingParams },
  { path: /^\/search$/, query: listingParams },
  { path: /^\/(products|services)(\/[a-z-]{1,40}){0,2}$/, query: listingParams },
  { path: /^\/real-estate$/, query: [...listingParams, "compare"] },
  { path: new RegExp(`^/listings?/${uuid}$`), query: [] },
  { path: new RegExp(`^/vendor/${uuid}$`), query: ["tab", "cursor", "adId", "sort", "stars"] },
  { path: /^\/jobs$/, query: jobParams },
  { path: new RegExp(`^/jobs/${uuid}$`), query: [] },
  { path: /^\/jobs\/category\/[a-z-]{1,40}(\/[a-z-]{1,40})?$/, query: jobParams },
  { path: /^\/jobs\/company\/[0-9a-f]{16}$/, query: ["cursor"] },
  {
    path: /^\/(cookie-policy|privacy-policy|terms-of-service|api-docs|recently-viewed|~offline)$/,
    query: [],
  },
];

const pageOnlyParams: readonly string[] = [
  "q",
  "price",
  "rentMin",
  "rentMax",
  "map",
  "more",
  "sort",
  "cursor",
];

const listingFilterParams = [
  ...listingParams.filter((name) => !pageOnlyParams.includes(name)),
  "vendor",
] as const;

export const publicReads: readonly { path: RegExp; query: readonly string[]; isExact: true }[] = [
  { path: /^\/api\/search\/suggestions$/, query: ["query"], isExact: true },
  {
    path: /^\/api\/listings\/facets$/,
    query: [...listingFilterParams, "status", "ids", "sort", "limit", "cursor"],
    isExact: true,
  },
  { path: /^\/api\/map$/, query: listingFilterParams, isExact: true },
  { path: /^\/api\/categories$/, query: [], isExact: true },
  { path: /^\/feeds\/listings\.xml$/, query: [...listingFilterParams, "cursor"], isExact: true },
  {
    path: /^\/feeds\/jobs\.xml$/,
    query: [...jobParams.filter((name) => name !== "map" && name !== "sort"), "company"],
    isExact: true,
  },
  { path: /^\/feeds\/(merchant|indeed)\.xml$/, query: ["cursor"], isExact: true },
  { path: /^\/api\/openapi\.json$/, query: [], isExact: true },
  { path: /^\/api\/homepage-rows\/[a-z-]{1,40}$/, query: ["place"], isExact: true },
  { path: /^\/api\/homepage-settings(\/[a-z_]{1,40})?$/, query: [], isExact: true },
];

export const firstPages: readonly string[] = [
  "/search?q=table",
  "/products",
  "/",
  "/listings/00000000-0000-7000-8000-000000000000",
];
