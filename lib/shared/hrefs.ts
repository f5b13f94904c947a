type Category = "products" | "services" | "realestate";

const categoryPaths: Record<Category, string> = {
  products: "/products",
  services: "/services",
  realestate: "/real-estate",
};

const policyPaths = {
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  cookies: "/cookie-policy",
} as const;

export function withQuery(path: string, query?: string): string {
  return query ? `${path}?${query}` : path;
}

/** Every address of the site, built in one place; `query` is a ready query string without its question mark. */
export const hrefs = {
  home: (query?: string) => withQuery("/", query),
  auth: (next?: string) => withQuery("/auth", next && `next=${encodeURIComponent(next)}`),
  signUp: () => "/auth?tab=register",
  /** Where a friend signs up who was invited with this code. */
  invitation: (code: string) => `/auth?tab=register&ref=${encodeURIComponent(code)}`,
  becomeVendor: () => "/auth?tab=register&as=vendor",
  category: (category: Category, query?: string) => withQuery(categoryPaths[category], query),
  /** A part of a section by its path: 'electronics/laptops'. */
  subcategory: (category: Category, path: string, query?: string) =>
    withQuery(`${categoryPaths[category]}/${path}`, query),
  jobs: (query?: string) => withQuery("/jobs", query),
  job: (id: string) => `/jobs/${id}`,
  /** A category of the job board or a part of it: healthcare/nursing. */
  jobPart: (path: string, query?: string) => withQuery(`/jobs/category/${path}`, query),
  /** Who hires, by the `companyKey` of a job. */
  company: (key: string, query?: string) => withQuery(`/jobs/company/${key}`, query),
  search: (query?: string) => withQuery("/search", query),
  /** RSS of listings or jobs by the filters of a page. */
  feed: (kind: "listings" | "jobs", query?: string) => withQuery(`/feeds/${kind}.xml`, query),
  /** What was looked at on the device that asks. */
  recentlyViewed: () => "/recently-viewed",
  apiDocs: () => "/api-docs",
  listing: (id: string) => `/listings/${id}`,
  vendor: (id: string, query?: string) => withQuery(`/vendor/${id}`, query),
  messages: (id?: string) => (id ? `/messages/${id}` : "/messages"),
  /** Where a question about a listing, an offer or a request to view it begins. */
  contact: (listingId: string, kind?: "viewing" | "offer") =>
    withQuery("/messages", `listing=${listingId}${kind ? `&kind=${kind}` : ""}`),
  contactVendor: (vendorId: string) => withQuery("/messages", `vendor=${vendorId}`),
  policy: (policy: keyof typeof policyPaths) => policyPaths[policy],
  /** Optionally at one of its sections. */
  profile: (section?: string) => (section ? `/profile#${section}` : "/profile"),
  favorites: (query?: string) => withQuery("/favorites", query),
  /** Where a press ends the mails that brought the token. */
  unsubscribe: (token: string) => `/unsubscribe?token=${token}`,
  savedSearches: () => "/saved-searches",
  /** What is new in a saved search, and then all that it finds. */
  savedSearch: (id: string) => `/saved-searches/${id}`,
  /** What one may review and has reviewed; with `listing=` that one's form first. */
  reviews: (query?: string) => withQuery("/reviews", query),
  rewards: (query?: string) => withQuery("/rewards", query),
  createJob: () => "/create-job",
  editJob: (id: string, query?: string) => withQuery(`/edit-job/${id}`, query),
  myJobs: (query?: string) => withQuery("/my-jobs", query),
  /** Who applied for one of one's own jobs. */
  applicants: (jobId: string) => `/my-jobs/${jobId}`,
  myApplications: (query?: string) => withQuery("/my-applications", query),
  customerDashboard: () => "/customer",
  vendorDashboard: () => "/vendor",
  /** A vendor's own listings; where 'Products' in the bottom bar leads them (spec section 2). */
  vendorListings: (status?: string) =>
    withQuery("/vendor", `tab=listings${status ? `&status=${status}` : ""}`),
  subscription: () => "/subscription",
  /** What was paid, as a page to print. */
  invoice: (paymentId: string) => `/subscription?invoice=${paymentId}`,
  createAdvertisement: () => "/create-advertisement",
  editAdvertisement: (id: string) => `/edit-advertisement/${id}`,
  /** The parts of a vendor's dashboard beside its listings. */
  vendorDesk: (tab: "ads" | "profile" | "webhooks") => `/vendor?tab=${tab}`,
  /** The overview with its charts over so many days. */
  vendorTrends: (days: number) => `/vendor?days=${days}`,
  importListings: () => "/vendor?tab=import",
  createListing: (query?: string) => withQuery("/create-listing", query),
  editListing: (id: string, query?: string) => withQuery(`/edit-listing/${id}`, query),
} as const;
