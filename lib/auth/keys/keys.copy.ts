import type { Scope } from "@/lib/shared/scopes";

export const keyCopy = {
  nameRequired: "Give the key a name",
  nameTooLong: "Use at most 60 characters",
  scopesRequired: "Choose at least one permission",
  daysRange: "Choose 1 to 365 days",
  tooMany: "You have 20 API keys. Revoke one that you no longer use first.",
  admins: "Administrators can’t have API keys.",
  unknown: "This API key doesn’t exist or was revoked.",
  revoked: "The API key was revoked",
} as const;

export const scopeLabels: Record<Scope, string> = {
  "listings:read": "Read listings, your drafts, and your imports",
  "listings:write": "Create, change, and delete your listings",
  "messages:read": "Read your conversations and deals",
  "messages:write": "Send messages and sort conversations",
  "deals:write": "Make and answer offers and viewings",
  "jobs:read": "Read jobs and your own drafts",
  "jobs:write": "Create, change, and delete your jobs",
  "applications:read": "Read applications for your jobs",
  "applications:write": "Move applications and write notes",
  "business:read": "Read your business profile",
  "business:write": "Change your business profile",
  "reviews:write": "Reply to reviews of your business and rate buyers",
  "advertisements:read": "Read your advertisements",
  "advertisements:write": "Create, change, and delete your advertisements",
  "documents:read": "Read documents that you can open",
  "documents:write": "Upload documents",
  "images:write": "Upload pictures",
  "favorites:read": "Read your favorites and saved jobs",
  "favorites:write": "Change your favorites and saved jobs",
  "searches:read": "Read your saved searches",
  "searches:write": "Change your saved searches",
  "notifications:read": "Read your notifications",
  "notifications:write": "Mark notifications as read",
  "profile:read": "Read your name, email address, and phone number",
};

export const vendorScopes: readonly Scope[] = [
  "listings:write",
  "business:read",
  "business:write",
  "reviews:write",
  "advertisements:read",
  "advertisements:write",
];
