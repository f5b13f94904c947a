import { cachePrefix } from "./first.rules";

export const cacheNames = {
  pages: `${cachePrefix}pages`,
  files: `${cachePrefix}files`,
  pictures: `${cachePrefix}pictures`,
} as const;

export const cacheLimits = { pages: 50, files: 200, pictures: 150 } as const;

/** Milliseconds before a page that isn't open is fetched again. */
export const freshMs = 60 * 60 * 1000;

export const maxPicturesPerListing = 4;

export const offlinePath = "/~offline";

export const precacheLimit = 400 * 1024;

export const updateCheckIntervalMs = 60 * 60 * 1000;

/** Milliseconds to wait for a new worker before the page reloads anyway. */
export const takeoverTimeoutMs = 5000;

export type WorkerMessage =
  | { type: "SKIP_WAITING" }
  /** A newer worker is about to take over: stop caching in progress. */
  | { type: "MAKE_WAY" }
  /** The person signed out: close notifications, and cache nothing requested so far. */
  | { type: "EMPTY" }
  /** Paths of listings to read offline, and URLs of files that a page loaded before the worker was active. */
  | { type: "KEEP"; pages: readonly string[]; files: readonly string[] };

type PushAction = { title: string; href: string };
type Words = { title: string; href: string; tag: string };
type Push = Words & { action?: PushAction };

function readAction(action: unknown): { action?: PushAction } {
  const { title, href } = (action ?? {}) as Partial<Record<keyof PushAction, unknown>>;
  return typeof title === "string" && typeof href === "string" ? { action: { title, href } } : {};
}

export function readPush(text: string | undefined): Push {
  const plain = { title: "Something new", href: "/", tag: "news" };
  try {
    const payload = JSON.parse(text ?? "") as Partial<Record<keyof Push, unknown>>;
    const word = (name: keyof Words) => (typeof payload[name] === "string" ? payload[name] : plain[name]);
    return { title: word("title"), href: word("href"), tag: word("tag"), ...readAction(payload.action) };
  } catch {
    return plain;
  }
}

export function pushTarget(href: string, origin: string): string {
  const target = URL.canParse(href, origin) ? new URL(href, origin) : null;
  return target?.origin === origin ? target.href : `${origin}/`;
}

const listingPathPattern = /^\/listings?\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isListingPath(path: string): boolean {
  return listingPathPattern.test(path);
}

export function isBuildFile(path: string): boolean {
  return path.startsWith("/_next/static/");
}

export function isPicture(path: string): boolean {
  return /^\/images\/[^/]+$/.test(path);
}

type Answer = { status: number; type: string; headers: { get: (name: string) => string | null } };

export function isPublicResponse({ status, type, headers }: Answer): boolean {
  const control = headers.get("cache-control") ?? "";
  return (
    status === 200 && type === "basic" && /\bpublic\b/.test(control) && !/no-store|private/.test(control)
  );
}

export function isGone({ status }: Pick<Answer, "status">): boolean {
  return status === 404 || status === 410;
}

export function extractPictures(html: string, most: number): string[] {
  const found = html.matchAll(/\ssrc="(\/images\/[^"/]+)"/g);
  return [...new Set([...found].map(([, address = ""]) => address))].slice(0, most);
}

export function titleOf(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = title.replace(/ · [^·]*$/, "");
  const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => letters[name] ?? "");
}
