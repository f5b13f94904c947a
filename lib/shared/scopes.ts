/** Permissions that an API key may have; each endpoint names the one that admits a key. */
export const scopes = [
  "listings:read",
  "listings:write",
  "messages:read",
  "messages:write",
  "deals:write",
  "jobs:read",
  "jobs:write",
  "applications:read",
  "applications:write",
  "business:read",
  "business:write",
  "reviews:write",
  "advertisements:read",
  "advertisements:write",
  "documents:read",
  "documents:write",
  "images:write",
  "favorites:read",
  "favorites:write",
  "searches:read",
  "searches:write",
  "notifications:read",
  "notifications:write",
  "profile:read",
] as const;

export type Scope = (typeof scopes)[number];
