import type { ErrorCode } from "@/lib/shared/app-error";

export const apiTopics: readonly { title: string; text: string }[] = [
  {
    title: "Sign-in",
    text: "Browsers use the session cookie that `POST /api/login` sets. Other programs send `Authorization: Bearer` with the `token` from the same response, which is valid for 15 minutes; `POST /api/refresh-token` renews it with the session cookie. An expired token is 401, even beside a valid cookie. With two-step sign-in, `POST /api/login` returns a `challenge` for `POST /api/login/totp`. Writes from other sites are refused with 403.",
  },
  {
    title: "Paging",
    text: 'Lists are plain JSON arrays. `limit` sets the size of a page. The `Link` header with `rel="next"` contains the address of the next page and is missing on the last one. Cursors are opaque: follow the header instead of building them. `X-Total-Count` is the total, counted up to a limit; one more than the limit means that there are more.',
  },
  {
    title: "Errors",
    text: "Every error is JSON: `error` is a sentence for people, `code` is for programs, and `fields` names the invalid fields. 400 is a malformed request, 401 not signed in, 403 not allowed, 404 missing or not visible to you, 409 a conflict with the current state, 413 a body that is too large, 415 a wrong media type, 422 a broken rule, 429 too many requests, and 503 a service that is down.",
  },
  {
    title: "Limits",
    text: "A JSON body has at most 32 KB, 2,000 values, and 20 levels, unless the operation says otherwise. The address of a public read has at most 1,000 characters. Sign-in, registration, password resets, messages, reports, reviews, and uploads are limited by account and network. 429 and 503 responses contain `Retry-After` in seconds.",
  },
  {
    title: "Idempotency",
    text: "Operations that create something take an `Idempotency-Key` header with 1 to 200 visible characters. The same key with the same body returns the first response for 24 hours, marked by `Idempotent-Replayed: true`. The same key with another body is 422.",
  },
  {
    title: "Concurrent edits",
    text: "Edits take the `version` or `updatedAt` that you read, in the body or quoted in an `If-Match` header. If somebody else changed the item since, the response is 409 and nothing changes.",
  },
  {
    title: "Feeds",
    text: '`/feeds/listings.xml` and `/feeds/jobs.xml` are RSS 2.0 and take the filters of `GET /api/listings` and `GET /api/jobs`. `/feeds/merchant.xml` has the products with a picture for Google Merchant Center, and `/feeds/indeed.xml` the open jobs in Indeed’s XML format. Only published items are in them, newest first. The next page is in the `Link` header with `rel="next"`, and in RSS also as an `atom:link` (RFC 5005).',
  },
  {
    title: "Caching",
    text: "Public reads have an `ETag`. Send it as `If-None-Match` to get 304 without a body while nothing has changed.",
  },
];

export const nounTexts: Record<string, string> = {
  auth: "Registration, sign-in, passwords, the second step, and signed-in devices.",
  audit: "The log of decisions, and undoing one.",
  users: "Your own profile and account, and the accounts that admins manage.",
  listings:
    "Products, services, and homes: public pages, a vendor’s desk, import and export, and moderation.",
  search: "Suggestions, filter counts, the map, synonyms, and search statistics.",
  searches: "Saved searches for listings and jobs.",
  documents: "Private files for messages and applications.",
  events: "Live changes for a signed-in person.",
  favorites: "Saved listings and jobs.",
  images: "Uploaded pictures.",
  applications: "Applications for a job, by applicant and by poster.",
  appointments: "Hours in which people can book an appointment, free times, and calendar subscriptions.",
  jobs: "The job board: public pages, a poster’s desk, and moderation.",
  members: "The team of a business: members, their roles, and invitations.",
  messages:
    "Conversations with their offers, viewings, and interviews, quick replies, blocks, and held messages.",
  cases: "Problems with deals: statements of both sides and an admin’s decision.",
  reports: "Reports to the admins, their decisions, blocked words, and reason templates.",
  places: "Cities, states, and ZIP codes.",
  reviews: "Reviews, replies, and moderation. `messages` has the ratings of buyers.",
  rewards: "Points, the reward catalog, and redemptions.",
  advertisements: "Advertisements: public ones, a vendor’s desk, events, and moderation.",
  webhooks: "Addresses of a business that receive its events, and the log of deliveries.",
  subscriptions: "Plans, payments, and subscribers.",
  feeds: "RSS feeds, and product and job files for other sites.",
  homepage: "Rows and settings of the homepage.",
  settings: "Settings of the site.",
  subcategories: "The trees of subcategories.",
  notifications: "Notifications, preferences, push subscriptions, and the outbox.",
  vendors: "Businesses: applications, profiles, contact, and moderation.",
  visits: "Page views and visitor statistics.",
  seo: "Sitemaps of public pages.",
  platform: "Health, this document, and the admins’ search.",
};

export const refusalTexts: Partial<Record<ErrorCode, { name: string; text: string }>> = {
  bad_request: { name: "BadRequest", text: "The request is malformed" },
  not_signed_in: { name: "NotSignedIn", text: "Not signed in, or the sign-in has expired" },
  forbidden: { name: "Forbidden", text: "Not allowed for this account, or sent from another site" },
  not_found: { name: "NotFound", text: "Missing, or not visible to you" },
  too_slow: { name: "TooSlow", text: "The body arrived too slowly" },
  conflict: { name: "Conflict", text: "The current state doesn’t allow it, or it changed since it was read" },
  gone: { name: "Gone", text: "Removed for good" },
  too_large: { name: "TooLarge", text: "The body is too large" },
  address_too_long: { name: "AddressTooLong", text: "The address is too long" },
  wrong_type: { name: "WrongType", text: "The body has a wrong media type" },
  rule_broken: { name: "RuleBroken", text: "A value breaks a rule; `fields` names it" },
  too_many: { name: "TooMany", text: "Too many requests" },
  unavailable: { name: "Unavailable", text: "Unavailable for now" },
};
