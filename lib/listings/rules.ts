/** In display order; `realestate` is `real-estate` in URLs. */
export const categories = ["products", "services", "realestate"] as const;
export type Category = (typeof categories)[number];

export const categoryNames: Record<Category, string> = {
  products: "Products",
  services: "Services",
  realestate: "Real Estate",
};

export function parseCategory(value: string | null | undefined): Category | null {
  const name = value === "real-estate" ? "realestate" : value;
  return categories.find((category) => category === name) ?? null;
}

export const listingStatuses = [
  "draft",
  "pending",
  "changes_requested",
  "rejected",
  "approved",
  "paused",
  "reserved",
  "sold",
  "let",
  "expired",
  "removed",
] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Statuses whose URL returns 200 for everyone (contract section 4); `removed` returns 410. */
export const publicStatuses: readonly ListingStatus[] = ["approved", "reserved", "sold", "let", "expired"];

export const sorts = ["newest", "oldest", "price_asc", "price_desc", "rating"] as const;
export type Sort = (typeof sorts)[number];

export const sortNames: Record<Sort, string> = {
  newest: "Newest",
  oldest: "Oldest",
  price_asc: "Price low to high",
  price_desc: "Price high to low",
  rating: "Highest Rated",
};

export const relevance = "relevance";
export const byDistance = "distance";
export const distanceName = "Distance";

/** In dollars (spec section 9); the last one has no upper bound. */
export const priceBuckets = [
  { min: 0, max: 500_000 },
  { min: 500_000, max: 1_000_000 },
  { min: 1_000_000, max: 3_000_000 },
  { min: 3_000_000, max: 5_000_000 },
  { min: 5_000_000, max: 10_000_000 },
  { min: 10_000_000, max: null },
] as const;

export const rentSteps: readonly number[] = Array.from({ length: 12 }, (_, index) => (index + 1) * 500);
export const listingTypes = ["sale", "rent"] as const;
export const offerNames = { sale: "For sale", rent: "For rent" } as const;

export const conditions = ["new", "like_new", "used", "refurbished"] as const;
export const conditionNames: Record<(typeof conditions)[number], string> = {
  new: "New",
  like_new: "Like new",
  used: "Used",
  refurbished: "Refurbished",
};

export const pricings = ["fixed", "hourly", "from"] as const;
export const pricingNames: Record<(typeof pricings)[number], string> = {
  fixed: "Fixed price",
  hourly: "Hourly rate",
  from: "Starting price",
};

export const propertyTypeGroups = {
  Residential: ["single-family", "condo", "townhouse", "apartment", "duplex", "mobile"],
  Commercial: ["office", "retail", "industrial", "hospitality", "restaurant", "mixed-use"],
  Land: ["vacant-land", "farm", "development"],
} as const;
export type PropertyType = (typeof propertyTypeGroups)[keyof typeof propertyTypeGroups][number];
export const propertyTypes: readonly PropertyType[] = Object.values(propertyTypeGroups).flat();

export function propertyTypeName(type: PropertyType): string {
  const words = type.replace("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const pageSize = 24;

/** Most listings of one vendor in a block of cards that the site composes. */
export const maxPerVendor = 2;
export const maxPageSize = 48;
/** Higher counts are shown as 'more than'. */
export const countCap = 1000;
export const maxRelated = 4;
export const maxIds = 20;
export const maxSearchLength = 200;
export const maxNearLength = 80;
export const maxExcerpt = 300;

export const listingsTag = "listings";
export function listingTag(id: string): string {
  return `listing:${id}`;
}
