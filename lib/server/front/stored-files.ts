import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createLane } from "./door";
import { Refused } from "./relay";

type Answer = { bytes: Buffer; headers: Record<string, string> };

export type StoredFiles = {
  /** What the addresses of such files begin with. */
  prefix: string;
  /**
   * The file at an address, for who takes what `accept` says; null for an address that is none of a file. Rejects where
   * nothing is stored under one, and when storage fails.
   */
  read: (url: string, accept: string | undefined) => Promise<Answer | null>;
};

type Options = StoredFiles & {
  /** What every answer bears, and first of all what strangers brought. */
  headers: readonly (readonly [string, string])[];
};

/** A page has many pictures; a folder or a bucket is asked for this many at a time. */
const limits = { atOnce: 32, waiting: 1000, patienceMs: 8_000, holdMs: 5_000 };

/**
 * Answers requests for stored files here: they need nothing made, and a renderer would spend some milliseconds on each, also
 * on those that are made up. False for what is no address of one.
 */
export function serveStored({ prefix, read, headers }: Options) {
  const lane = createLane(limits);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const leave = await lane.enter();
    if (!leave) throw new Refused("no room for files");
    const found = await read(request.url ?? "", request.headers.accept).finally(leave);
    if (!found) return false;
    const own = Object.entries(found.headers);
    for (const [name, value] of [...headers, ...own]) response.setHeader(name, value);
    response.end(request.method === "HEAD" ? undefined : found.bytes);
    return true;
  }

  return function serve(request: IncomingMessage, response: ServerResponse): false | Promise<boolean> {
    const { url = "", method } = request;
    const isAsked = url.startsWith(prefix) && (method === "GET" || method === "HEAD");
    return isAsked && answer(request, response);
  };
}
