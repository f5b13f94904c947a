import { isUuid } from "@/lib/shared/uuid";

/** Lengths in characters, as the columns have them. */
export const maxPathLength = 300;
export const maxReferrerLength = 255;
export const maxTagLength = 100;
export const maxWordsLength = 200;

/** How long views wait to be written together, in milliseconds. */
export const flushIntervalMs = 5000;
/** How many wait at most in one process, and from one address: 40 a second, which no household reaches. */
export const maxBufferedViews = 10_000;
export const maxBufferedPerAddress = 200;

/** A visit ends after so many minutes without a view (contract section 4). */
export const idleMinutes = 30;

/** Days after which single views are forgotten; the counts of their days stay. */
export const viewRetentionDays = 35;

/** A day's roll-up counts for good when it ran this many minutes after the day; views wait for seconds only. */
export const closedAfterMinutes = 60;

/** Who was seen in the last minutes is on the site now. */
export const liveMinutes = 5;

/** Pages whose address is one word. */
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
  "reviews",
  "saved-searches",
  "recently-viewed",
]);

/** Pages that are counted by their first word alone: what follows is somebody's own. */
const privatePages = new Set([
  "messages",
  "edit-listing",
  "edit-advertisement",
  "edit-job",
  "my-jobs",
  "saved-searches",
  "unsubscribe",
]);

/** Addresses as parts of a section have them, and as companies have them. */
const partPages = /^\/(?:products|services|jobs\/category)(?:\/[a-z-]{1,40}){1,2}$/;
const companyPages = /^\/jobs\/company\/([0-9a-f]{16})$/;

const things = { listings: "listing", listing: "listing", vendor: "vendor", jobs: "job" } as const;

/** A page as it is counted: its one address, and what it is about; a part of a section by that address. */
export type CountedPage = {
  path: string;
  about?: { kind: "listing" | "vendor" | "job" | "company" | "part"; id: string };
};

/**
 * The page at an address without its query; null for one that no page can have or that only admins see. Whether there is
 * what it is about, the database knows.
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

/** Text that can be stored: without halves of characters and blanks around it; undefined when nothing is left. */
export function plainText(text: string | undefined): string | undefined {
  return (
    text
      ?.replace(/\p{Surrogate}/gu, "")
      .replace(/\s+/g, " ")
      .trim() || undefined
  );
}

/** A host as it is counted; undefined for what is none. */
export function hostOf(text: string | undefined): string | undefined {
  const host = text?.toLowerCase();
  return host && /^[a-z0-9.-]+(:\d{1,5})?$/.test(host) ? host : undefined;
}
