import type { APIRequestContext } from "@playwright/test";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { findJobs, findListing, findListings } from "./lookups";

type Site = APIRequestContext;

type PublicPage = {
  address: string | ((request: Site) => Promise<string>);
  status?: number;
  data?: readonly string[];
  canonical?: string | ((address: string) => string);
  indexed?: boolean;
};

const own = (address: string) => address.split("?")[0] ?? "";
const listingOf = (query: string) => async (request: Site) =>
  `/listings/${(await findListing(request, `${query}&sort=rating`)).id}`;
const vendorTab = (query: string) => async (request: Site) =>
  `/vendor/${(await findListing(request, "category=services&sort=rating")).vendorId}${query}`;

export const publicPages: Record<string, PublicPage> = {
  home: { address: "/", data: ["Organization", "WebSite"], canonical: "/" },
  "home, real estate": {
    address: "/?category=real-estate&scrollTo=listings",
    canonical: "/",
    indexed: false,
  },
  products: { address: "/products", data: ["BreadcrumbList"], canonical: own },
  services: { address: "/services", data: ["BreadcrumbList"], canonical: own },
  "real estate": { address: "/real-estate", data: ["BreadcrumbList"], canonical: own },
  "filtered products": { address: "/products?sort=price_asc&maxPrice=500", canonical: own, indexed: false },
  "products of a part": {
    address: "/products/electronics/laptops",
    data: ["BreadcrumbList"],
    canonical: own,
  },
  "services of a part": { address: "/services/home", data: ["BreadcrumbList"], canonical: own },
  "real estate, on the map": { address: "/real-estate?map=1", canonical: own },
  "real estate, side by side": {
    address: async (request) => {
      const homes = await findListings(request, "category=realestate&sort=rating&limit=2");
      return `/real-estate?compare=${homes.map(({ id }) => id).join(",")}`;
    },
    canonical: own,
  },
  jobs: { address: "/jobs", data: ["BreadcrumbList"], canonical: own },
  "jobs without results": { address: "/jobs?search=qqqqzzzz", canonical: own, indexed: false },
  "jobs of a part": { address: "/jobs/category/hospitality", data: ["BreadcrumbList"], canonical: own },
  job: {
    address: async (request) => `/jobs/${(await findJobs(request, "limit=1"))[0]?.id}`,
    data: ["JobPosting", "BreadcrumbList"],
    canonical: own,
  },
  company: {
    address: async (request) => {
      const [job] = await findJobs(request, "limit=1");
      const { companyKey } = (await (await request.get(`/api/jobs/${job?.id}`)).json()) as JobDetailDto;
      return `/jobs/company/${companyKey}`;
    },
    data: ["BreadcrumbList"],
    canonical: own,
  },
  search: { address: "/search", canonical: own },
  "search, a word": { address: "/search?q=camera", canonical: own, indexed: false },
  "search without results": { address: "/search?q=xqzzyvwk", canonical: own, indexed: false },
  product: {
    address: listingOf("subcategory=home-garden"),
    data: ["Product", "BreadcrumbList"],
    canonical: own,
  },
  service: { address: listingOf("category=services"), data: ["Service", "BreadcrumbList"], canonical: own },
  home_for_sale: {
    address: listingOf("category=realestate"),
    data: ["RealEstateListing", "BreadcrumbList"],
    canonical: own,
  },
  "vendor's listings": { address: vendorTab(""), data: ["LocalBusiness"], canonical: own },
  "vendor's reviews": { address: vendorTab("?tab=reviews"), data: ["LocalBusiness"], canonical: own },
  "vendor's own words": { address: vendorTab("?tab=about"), data: ["LocalBusiness"], canonical: own },
  "privacy policy": { address: "/privacy-policy", canonical: own },
  "terms of service": { address: "/terms-of-service", canonical: own },
  "cookie policy": { address: "/cookie-policy", canonical: own },
  "API documentation": { address: "/api-docs", canonical: own },
  "recently viewed": { address: "/recently-viewed", indexed: false },
  offline: { address: "/~offline", indexed: false },
  login: { address: "/auth", indexed: false },
  "sign-up": { address: "/auth?tab=register", indexed: false },
  "vendor's sign-up": { address: "/auth?tab=register&as=vendor", indexed: false },
  "reset without a token": { address: "/reset-password", indexed: false },
  "reset with a token": { address: "/reset-password?token=abc", indexed: false },
  "team invitation that doesn’t exist": { address: "/team-invitation?token=abc", indexed: false },
  "unsubscribe with an old link": { address: "/unsubscribe?token=abc", indexed: false },
  "sign-in alert with an old link": { address: "/sign-in-alert?token=abc", indexed: false },
  messages: { address: "/messages", indexed: false },
  "unguarded desk": { address: "/admin-stats", indexed: false },
  "not found": { address: "/there/is/nothing", status: 404, indexed: false },
  "unknown listing": {
    address: "/listings/0190b6a0-0000-7000-8000-000000000001",
    status: 404,
    indexed: false,
  },
};
