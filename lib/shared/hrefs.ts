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

export const hrefs = {
  home: (query?: string) => withQuery("/", query),
  auth: (next?: string) => withQuery("/auth", next && `next=${encodeURIComponent(next)}`),
  signUp: () => "/auth?tab=register",
  invitation: (code: string) => `/auth?tab=register&ref=${encodeURIComponent(code)}`,
  becomeVendor: () => "/auth?tab=register&as=vendor",
  category: (category: Category, query?: string) => withQuery(categoryPaths[category], query),
  subcategory: (category: Category, path: string, query?: string) =>
    withQuery(`${categoryPaths[category]}/${path}`, query),
  jobs: (query?: string) => withQuery("/jobs", query),
  job: (id: string) => `/jobs/${id}`,
  jobPart: (path: string, query?: string) => withQuery(`/jobs/category/${path}`, query),
  company: (key: string, query?: string) => withQuery(`/jobs/company/${key}`, query),
  search: (query?: string) => withQuery("/search", query),
  feed: (kind: "listings" | "jobs", query?: string) => withQuery(`/feeds/${kind}.xml`, query),
  recentlyViewed: () => "/recently-viewed",
  apiDocs: () => "/api-docs",
  listing: (id: string) => `/listings/${id}`,
  vendor: (id: string, query?: string) => withQuery(`/vendor/${id}`, query),
  messages: (id?: string) => (id ? `/messages/${id}` : "/messages"),
  proposeInterview: (conversationId: string) => `/messages/${conversationId}?viewing=propose`,
  contact: (listingId: string, kind?: "viewing" | "offer") =>
    withQuery("/messages", `listing=${listingId}${kind ? `&kind=${kind}` : ""}`),
  contactVendor: (vendorId: string) => withQuery("/messages", `vendor=${vendorId}`),
  policy: (policy: keyof typeof policyPaths) => policyPaths[policy],
  profile: (section?: string) => (section ? `/profile#${section}` : "/profile"),
  favorites: (query?: string) => withQuery("/favorites", query),
  savedJobs: (query?: string) => withQuery("/saved-jobs", query),
  savedSearches: () => "/saved-searches",
  savedSearch: (id: string) => `/saved-searches/${id}`,
  purchases: (query?: string) => withQuery("/purchases", query),
  sales: (query?: string) => withQuery("/sales", query),
  case: (id: string) => `/cases/${id}`,
  reviews: (query?: string) => withQuery("/reviews", query),
  rewards: (query?: string) => withQuery("/rewards", query),
  createJob: (query?: string) => withQuery("/create-job", query),
  editJob: (id: string, query?: string) => withQuery(`/edit-job/${id}`, query),
  myJobs: (query?: string) => withQuery("/my-jobs", query),
  applicants: (jobId: string) => `/my-jobs/${jobId}`,
  myApplications: (query?: string) => withQuery("/my-applications", query),
  customerDashboard: () => "/customer",
  vendorDashboard: () => "/vendor",
  vendorListings: (status?: string) =>
    withQuery("/vendor", `tab=listings${status ? `&status=${status}` : ""}`),
  subscription: () => "/subscription",
  invoice: (paymentId: string) => `/subscription?invoice=${paymentId}`,
  createAdvertisement: () => "/create-advertisement",
  editAdvertisement: (id: string) => `/edit-advertisement/${id}`,
  vendorDesk: (tab: "ads" | "profile" | "team" | "webhooks") => `/vendor?tab=${tab}`,
  appointments: (view?: string, day?: string) =>
    withQuery("/vendor", `tab=appointments${view ? `&view=${view}` : ""}${day ? `&day=${day}` : ""}`),
  appointmentHours: (listingId?: string) =>
    withQuery("/vendor", `tab=hours${listingId ? `&listing=${listingId}` : ""}`),
  teamInbox: (threadId?: string) => withQuery("/vendor", `tab=inbox${threadId ? `&thread=${threadId}` : ""}`),
  vendorTrends: (days: number) => `/vendor?days=${days}`,
  importListings: () => "/vendor?tab=import",
  createListing: (query?: string) => withQuery("/create-listing", query),
  editListing: (id: string, query?: string) => withQuery(`/edit-listing/${id}`, query),
} as const;
