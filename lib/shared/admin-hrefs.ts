import { withQuery } from "./hrefs";

/** Separate from `hrefs`, because visitors' first-load code needs none of these. */
export const adminHrefs = {
  reviews: (query?: string) => withQuery("/admin/reviews", query),
  rewards: (query?: string) => withQuery("/admin/rewards", query),
  payments: (query?: string) => withQuery("/admin/payments", query),
  subscriptions: (query?: string) => withQuery("/admin/subscriptions", query),
  advertisements: (query?: string) => withQuery("/admin/advertisements", query),
  dashboard: () => "/admin",
  passwords: (query?: string) => withQuery("/admin/passwords", query),
  blockedWords: () => "/admin/blocked-words",
  templates: () => "/admin/templates",
  searches: (query?: string) => withQuery("/admin/searches", query),
  synonyms: (query?: string) => withQuery("/admin/synonyms", query),
  explainSearch: (query?: string) => withQuery("/admin/search", query),
  subcategories: (query?: string) => withQuery("/admin/subcategories", query),
  audit: (query?: string) => withQuery("/admin/audit", query),
  homepage: (query?: string) => withQuery("/admin/homepage", query),
  settings: (query?: string) => withQuery("/admin/settings", query),
  reports: (query?: string) => withQuery("/admin/reports", query),
  heldMessages: (query?: string) => withQuery("/admin/held-messages", query),
  cases: (query?: string) => withQuery("/admin/cases", query),
  jobs: (query?: string) => withQuery("/admin/jobs", query),
  vendors: (query?: string) => withQuery("/admin/vendors", query),
  users: (query?: string) => withQuery("/admin/users", query),
  /** `id` is that of an account or its vendor. */
  person: (id: string) => `/admin/users/${id}`,
  siteStatistics: () => "/admin-stats",
  visitorStatistics: (query?: string) => withQuery("/visitor-statistics", query),
  outbox: (query?: string) => withQuery("/admin/outbox", query),
  listings: (query?: string) => withQuery("/admin/listings", query),
} as const;
