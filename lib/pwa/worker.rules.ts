import { cachePrefix } from "./first.rules";

/** Where the copies lie that the worker makes while one browses. */
export const cacheNames = {
  pages: `${cachePrefix}pages`,
  files: `${cachePrefix}files`,
  pictures: `${cachePrefix}pictures`,
} as const;

/** How many of each are kept; the longest unused goes first. */
export const cacheLimits = { pages: 50, files: 200, pictures: 150 } as const;

/** Milliseconds for which a page that nobody looks at is not fetched again. */
export const freshMs = 60 * 60 * 1000;

/** Pictures that come along with a listing which was saved and not looked at. */
export const maxPicturesPerListing = 4;

/** The page in place of one that cannot be reached. */
export const offlinePath = "/~offline";

/** Bytes that the worker may load before anybody needs them. */
export const precacheLimit = 400 * 1024;

/** Milliseconds between two looks for a new worker (spec section 7). */
export const updateCheckIntervalMs = 60 * 60 * 1000;

/** Milliseconds in which a new worker is there, or the page loads again without waiting any longer. */
export const takeoverTimeoutMs = 5000;

/** What a page asks the worker for. */
export type WorkerMessage =
  | { type: "SKIP_WAITING" }
  /** Another worker is about to come: what is being kept is given up. */
  | { type: "MAKE_WAY" }
  /** Nothing that was asked for until now is to be kept. */
  | { type: "EMPTY" }
  /** Paths of listings to read offline, and addresses of files that a page brought before the worker was there. */
  | { type: "KEEP"; pages: readonly string[]; files: readonly string[] };

type Push = { title: string; href: string; tag: string };

/** What a push says; one without words, or with others, still shows that there is something new. */
export function readPush(text: string | undefined): Push {
  const plain = { title: "Something new", href: "/", tag: "news" };
  try {
    const said = JSON.parse(text ?? "") as Partial<Record<keyof Push, unknown>>;
    const word = (name: keyof Push) => (typeof said[name] === "string" ? said[name] : plain[name]);
    return { title: word("title"), href: word("href"), tag: word("tag") };
  } catch {
    return plain;
  }
}

/** Where a press on it leads: a page of this site and nowhere else. */
export function pushTarget(href: string, origin: string): string {
  const target = URL.canParse(href, origin) ? new URL(href, origin) : null;
  return target?.origin === origin ? target.href : `${origin}/`;
}

const listingPathPattern = /^\/listings?\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether this is the public page of a listing, the only pages that are kept. */
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

/** Whether everybody gets this answer, by its own word: nothing else is ever kept. */
export function isPublicResponse({ status, type, headers }: Answer): boolean {
  const control = headers.get("cache-control") ?? "";
  return (
    status === 200 && type === "basic" && /\bpublic\b/.test(control) && !/no-store|private/.test(control)
  );
}

/** Whether this answer says that there is no such thing any more. */
export function isGone({ status }: Pick<Answer, "status">): boolean {
  return status === 404 || status === 410;
}

/** The addresses of the first pictures of ours in a page, at most `most`. */
export function extractPictures(html: string, most: number): string[] {
  const found = html.matchAll(/\ssrc="(\/images\/[^"/]+)"/g);
  return [...new Set([...found].map(([, address = ""]) => address))].slice(0, most);
}

/** The title that a kept page has, without the site's name. */
export function titleOf(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = title.replace(/ · [^·]*$/, "");
  const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => letters[name] ?? "");
}
