import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Measurement } from "@/lib/server/metrics/exposition";
import { deliverInvalidation, type RequestContext } from "@/lib/server/response-context";

/** What the server in front and a renderer tell each other in the head of a request and of its answer. */
const invalidationsHeader = "x-plaza-heard";
const metadataHeader = "x-plaza-answer";
/** Told with a request while everything that changes is heard: 'page' where nothing of it depends on who asks. */
const currentHeader = "x-plaza-current";

/** Of a person's request no header may pass that only the server in front gives. */
const reservedHeaders = /^x-plaza-/;

/** Larger ones are told as one word, 'all': a head has its limits. */
const maxInvalidationsBytes = 16_000;
/** The tags of a page with more are not told, and nobody keeps it. */
const maxMetadataBytes = 48_000;

/** What a renderer says now and then, as long as it does anything at all. */
export const heartbeatMessage = "alive";
export const heartbeatIntervalMs = 5000;

/** Asks a renderer for its metrics, and for those of the whole site. */
export type MeasureRequest = { measure: number; withSite: boolean };
export type MeasureReport = { measured: number; metrics: Measurement | null };

export function isReport(message: unknown): message is MeasureReport {
  return typeof message === "object" && message !== null && "measured" in message;
}

/** For both sides of the connection between the two. */
export const maxHeadBytes = 65_536;

/** An invalidation by its number here, so that nobody acts on it twice. */
export type NumberedInvalidation = { number: number; payload: string };

/** What a person sent under a name of ours is gone. */
export function removeReservedHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (reservedHeaders.test(name)) delete headers[name];
}

/** The value of the header that tells a renderer what was invalidated a moment ago; undefined when nothing was. */
export function writeInvalidations(heard: readonly NumberedInvalidation[]): Record<string, string> {
  const last = heard.at(-1);
  if (!last) return {};
  const told = encodeURIComponent(JSON.stringify(heard.map(({ number, payload }) => [number, payload])));
  return {
    [invalidationsHeader]:
      told.length > maxInvalidationsBytes ? encodeURIComponent(JSON.stringify([[last.number, null]])) : told,
  };
}

/** The header that tells a renderer that it knows of all that has changed, and whether the request is anybody's. */
export function currentHeaderOf({ isCurrent, isPublic }: ReadScope): Record<string, string> {
  return isCurrent ? { [currentHeader]: isPublic ? "page" : "yes" } : {};
}

type ReadScope = { isCurrent: boolean; isPublic: boolean };

/** What the server in front said of what may be read. */
export function readCurrent({ headers }: IncomingMessage): ReadScope {
  const told = headers[currentHeader];
  delete headers[currentHeader];
  return { isCurrent: told !== undefined, isPublic: told === "page" };
}

let lastAppliedNumber = 0;

/** Hands on what the server in front has heard of, before the answer to its request is made. */
export function applyHeardInvalidations({ headers }: IncomingMessage): void {
  const told = headers[invalidationsHeader];
  delete headers[invalidationsHeader];
  if (typeof told !== "string") return;
  for (const [number, payload] of JSON.parse(decodeURIComponent(told)) as [number, string | null][]) {
    if (number <= lastAppliedNumber) continue;
    deliverInvalidation(payload);
    lastAppliedNumber = number;
  }
}

/** What a renderer tells with an answer. Without tags nobody keeps it. */
export type ResponseMetadata = Partial<Omit<RequestContext, "problem">> & {
  /** The tags of the invalidations are more than can be named: everything kept is in doubt. */
  isCut?: true;
};

/** Tells the server in front what the answer is made of, and what the request has invalidated. */
export function writeMetadata(
  response: ServerResponse,
  { tags, staleAt, expiresAt, failed, invalidations }: RequestContext,
): void {
  const write = (told: ResponseMetadata) => encodeURIComponent(JSON.stringify(told));
  const whole = write({ tags, staleAt, expiresAt, failed, invalidations });
  const isShort = whole.length <= maxMetadataBytes;
  const cut = invalidations && {
    isCut: true as const,
    invalidations: invalidations.map((message) => ({ ...message, tags: [] })),
  };
  response.setHeader(metadataHeader, isShort ? whole : write({ ...cut }));
}

/** What a renderer told with its answer. */
export function readMetadata({ headers }: IncomingMessage): ResponseMetadata {
  const told = headers[metadataHeader];
  return typeof told === "string" ? (JSON.parse(decodeURIComponent(told)) as ResponseMetadata) : {};
}

const internalHeaders = /^(connection|keep-alive|transfer-encoding|x-plaza-.*)$/i;

/** The head of a renderer's answer as pairs, without what is between the two alone. */
export function headOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (!internalHeaders.test(name)) pairs.push([name, rawHeaders[index + 1]!]);
  }
  return pairs;
}
