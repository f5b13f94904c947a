import { isUuid } from "@/lib/shared/uuid";

/** Lengths in characters; must match the columns. */
export const maxPathLength = 300;
export const maxReferrerLength = 255;
export const maxTagLength = 100;
export const maxWordsLength = 200;

export const flushIntervalMs = 5000;
/** Buffer limits per process and per address; the latter allows 40 views per second. */
export const maxBufferedViews = 10_000;
export const maxBufferedPerAddress = 200;

/** Minutes without a view that end a visit (contract section 4). */
export const idleMinutes = 30;

export const viewRetentionDays = 35;

/** A rollup is final if it ran this long after the day, because views are buffered for seconds only. */
export const closedAfterMinutes = 60;

export const liveMinutes = 5;

const plainPages = new Set([
  "",
  "products",
  "services",
  "real-estate",
  "search",
  "jobs",
  "api-docs",
  "privacy-policy",
  "terms-of-service",
  "cookie-policy",
  "auth",
  "reset-password",
  "messages",
  "profile",
  "favorites",
  "rewards",
  "customer",
  "vendor",
  "vendor-dashboard",
  "subscription",
  "create-listing",
  "create-advertisement",
  "create-job",
  "my-jobs",
  "my-applications",
  "purchases",
  "sales",
  "reviews",
  "saved-jobs",
  "saved-searches",
  "recently-viewed",
]);

/** Counted by the first segment only, because the rest is private. */
const privatePages = new Set([
  "messages",
  "edit-listing",
  "edit-advertisement",
  "edit-job",
  "my-jobs",
  "cases",
  "saved-searches",
  "unsubscribe",
  "sign-in-alert",
  "team-invitation",
]);

const partPages = /^\/(?:products|services|jobs\/category)(?:\/[a-z-]{1,40}){1,2}$/;
const companyPages = /^\/jobs\/company\/([0-9a-f]{16})$/;

const things = { listings: "listing", listing: "listing", vendor: "vendor", jobs: "job" } as const;

export type CountedPage = {
  path: string;
  about?: { kind: "listing" | "vendor" | "job" | "company" | "part"; id: string };
};

/**
 * Canonical page of a path without query; null for unknown and admin paths. The database checks whether the subject
 * exists.
 */
export function pageOf(path: string): CountedPage | null {
  const plain = path.replace(/(?<=.)\/$/, "");
  if (partPages.test(plain)) return { path: plain, about: { kind: "part", id: plain } };
  const [, company] = companyPages.exec(plain) ?? [];
  if (company) return { path: plain, about: { kind: "company", id: company } };
  const [, first = "", id, ...rest] = plain.split("/");
  const kind = Object.hasOwn(things, first) ? things[first as keyof typeof things] : undefined;
  if (kind && id !== undefined) {
    if (rest.length > 0 || !isUuid(id)) return null;
    const name = kind === "listing" ? "listings" : first;
    return { path: `/${name}/${id.toLowerCase()}`, about: { kind, id: id.toLowerCase() } };
  }
  const isKnown = id === undefined ? plainPages.has(first) : privatePages.has(first);
  return isKnown ? { path: `/${first}` } : null;
}

export function plainText(text: string | undefined): string | undefined {
  return (
    text
      ?.replace(/\p{Surrogate}/gu, "")
      .replace(/\s+/g, " ")
      .trim() || undefined
  );
}

export function hostOf(text: string | undefined): string | undefined {
  const host = text?.toLowerCase();
  return host && /^[a-z0-9.-]+(:\d{1,5})?$/.test(host) ? host : undefined;
}
