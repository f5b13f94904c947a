import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Measurement } from "@/lib/server/metrics/exposition";
import { deliverInvalidation, type RequestContext } from "@/lib/server/response-context";

const invalidationsHeader = "x-plaza-heard";
const metadataHeader = "x-plaza-answer";
/** Sent while all invalidations arrive; 'page' if nothing depends on the requester. */
const currentHeader = "x-plaza-current";

/** Reserved for the front server; values from clients must never pass. */
const reservedHeaders = /^x-plaza-/;

/** A larger list becomes a single null payload, which clears the renderer's cache, because header size is limited. */
const maxInvalidationsBytes = 16_000;
/** A page with more tags is sent without them and not cached. */
const maxMetadataBytes = 48_000;

export const heartbeatMessage = "alive";
export const heartbeatIntervalMs = 5000;

export type MeasureRequest = { measure: number; withSite: boolean };
export type MeasureReport = { measured: number; metrics: Measurement | null };

export function isReport(message: unknown): message is MeasureReport {
  return typeof message === "object" && message !== null && "measured" in message;
}

/** Must be the same at both ends of the connection. */
export const maxHeadBytes = 65_536;

export type NumberedInvalidation = { number: number; payload: string };

export function removeReservedHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (reservedHeaders.test(name)) delete headers[name];
}

export function writeInvalidations(recent: readonly NumberedInvalidation[]): Record<string, string> {
  const last = recent.at(-1);
  if (!last) return {};
  const value = encodeURIComponent(JSON.stringify(recent.map(({ number, payload }) => [number, payload])));
  return {
    [invalidationsHeader]:
      value.length > maxInvalidationsBytes
        ? encodeURIComponent(JSON.stringify([[last.number, null]]))
        : value,
  };
}

export function currentHeaderOf({ isCurrent, isPublic }: ReadScope): Record<string, string> {
  return isCurrent ? { [currentHeader]: isPublic ? "page" : "yes" } : {};
}

type ReadScope = { isCurrent: boolean; isPublic: boolean };

export function readCurrent({ headers }: IncomingMessage): ReadScope {
  const value = headers[currentHeader];
  delete headers[currentHeader];
  return { isCurrent: value !== undefined, isPublic: value === "page" };
}

let lastAppliedNumber = 0;

export function applyHeardInvalidations({ headers }: IncomingMessage): void {
  const value = headers[invalidationsHeader];
  delete headers[invalidationsHeader];
  if (typeof value !== "string") return;
  for (const [number, payload] of JSON.parse(decodeURIComponent(value)) as [number, string | null][]) {
    if (number <= lastAppliedNumber) continue;
    deliverInvalidation(payload);
    lastAppliedNumber = number;
  }
}

export type ResponseMetadata = Partial<Omit<RequestContext, "problem">> & {
  /** Too many tags to list: everything cached is suspect. */
  isCut?: true;
};

export function writeMetadata(
  response: ServerResponse,
  { tags, staleAt, expiresAt, failed, invalidations }: RequestContext,
): void {
  const write = (value: ResponseMetadata) => encodeURIComponent(JSON.stringify(value));
  const whole = write({ tags, staleAt, expiresAt, failed, invalidations });
  const isShort = whole.length <= maxMetadataBytes;
  const cut = invalidations && {
    isCut: true as const,
    invalidations: invalidations.map((message) => ({ ...message, tags: [] })),
  };
  response.setHeader(metadataHeader, isShort ? whole : write({ ...cut }));
}

export function readMetadata({ headers }: IncomingMessage): ResponseMetadata {
  const value = headers[metadataHeader];
  return typeof value === "string" ? (JSON.parse(decodeURIComponent(value)) as ResponseMetadata) : {};
}

const internalHeaders = /^(connection|keep-alive|transfer-encoding|x-plaza-.*)$/i;

export function headOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (!internalHeaders.test(name)) pairs.push([name, rawHeaders[index + 1]!]);
  }
  return pairs;
}
