import "server-only";
import { createHash } from "node:crypto";
import type { Encoding } from "./encoding";

export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  tags: readonly string[];
  failed?: boolean;
  staleAt?: number;
  expiresAt?: number;
};

export type CachedPage = Omit<RenderedPage, "body"> & {
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Milliseconds since 1970 from which the page must be rendered again; may be in the future. */
  staleAt: number;
  expiresAt: number;
  madeAt: number;
};

export type CacheResult = { page: CachedPage; cacheStatus: "hit" | "stale" | "miss" };

/** Other statuses go only to the requests waiting for them. */
const cachedStatuses = new Set([200, 404, 410]);
const maxAgeMs = 10 * 60_000;
const errorMaxAgeMs = 10_000;
const compressedShare = 0.5;

export function toCachedPage(rendered: RenderedPage, now: number): CachedPage {
  const longest = now + (rendered.status === 200 ? maxAgeMs : errorMaxAgeMs);
  const { body, ...rest } = rendered;
  return {
    ...rest,
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    bodies: { identity: body },
    madeAt: now,
    expiresAt: Math.min(rendered.expiresAt ?? longest, longest),
    staleAt: rendered.staleAt ?? Infinity,
  };
}

export function isCacheable({ failed, status }: CachedPage): boolean {
  return !failed && cachedStatuses.has(status);
}

export function sizeOf({ bodies, tags, headers }: CachedPage): number {
  const body = Math.ceil(bodies.identity.length * (1 + compressedShare));
  return body + 500 + 50 * tags.length + 100 * headers.length;
}

export function hasAnyTag(tags: readonly string[], others: ReadonlySet<string>): boolean {
  return others.size > 0 && tags.some((tag) => others.has(tag));
}
