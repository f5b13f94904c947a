import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createLane, type Lane } from "./admission";
import { CapacityExceeded } from "./relay";

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
  /** In milliseconds: who takes nothing for so long is cut off. */
  idleTimeoutMs?: number;
};

/** A page has many pictures; a folder or a bucket is asked for this many at a time. */
const reads = { atOnce: 32, waiting: 1000, patienceMs: 8_000, holdMs: 5_000 };

/** In milliseconds: how long a file may take in all. A quarter of a megabyte comes in time by a line of 5 KB a second. */
const sendTimeoutMs = 60_000;

/** So many are in memory at a time, for those who take theirs slowly. */
const sendings = { atOnce: 256, waiting: 1000, patienceMs: 8_000, holdMs: sendTimeoutMs };

type Sending = { idleTimeoutMs: number; leave: () => void };

/**
 * Calls `leave` when the bytes are sent or their receiver is gone, who is cut off when nothing is taken for too long. The
 * connection says so too: an answer that waits behind another one of the same connection is told of neither.
 */
function releaseWhenSent(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { idleTimeoutMs, leave }: Sending,
): void {
  const timer = setTimeout(() => socket.destroy(), sendTimeoutMs).unref();
  function done(): void {
    clearTimeout(timer);
    socket.off("close", done);
    leave();
  }
  // Begins with its turn, and is over before that of the next answer of the same connection.
  response.setTimeout(idleTimeoutMs);
  response.prependOnceListener("finish", () => socket.setTimeout(0));
  response.once("close", done);
  socket.setMaxListeners(0).once("close", done);
}

/**
 * Answers requests for stored files here: they need nothing made, and a renderer would spend some milliseconds on each, also
 * on those that are made up. False for what is no address of one.
 */
export function serveStored({ prefix, read, headers, idleTimeoutMs = 10_000 }: Options) {
  const reading = createLane(reads);
  const sending = createLane(sendings);

  async function enter(lane: Lane): Promise<() => void> {
    const leave = await lane.enter();
    if (!leave) throw new CapacityExceeded("no room for files");
    return leave;
  }

  async function find({ url = "", headers: asked }: IncomingMessage): Promise<Answer | null> {
    const leave = await enter(reading);
    return read(url, asked.accept).finally(leave);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const leave = await enter(sending);
    const found = await find(request).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!found || request.socket.destroyed) {
      leave();
      return Boolean(found);
    }
    const own = Object.entries(found.headers);
    for (const [name, value] of [...headers, ...own]) response.setHeader(name, value);
    releaseWhenSent(request, response, { idleTimeoutMs, leave });
    response.end(request.method === "HEAD" ? undefined : found.bytes);
    return true;
  }

  return function serve(request: IncomingMessage, response: ServerResponse): false | Promise<boolean> {
    const { url = "", method } = request;
    const isAsked = url.startsWith(prefix) && (method === "GET" || method === "HEAD");
    return isAsked && answer(request, response);
  };
}
