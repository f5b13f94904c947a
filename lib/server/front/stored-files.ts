import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Lane } from "./lane";
import { CapacityExceeded } from "./capacity";

export type StoredAnswer = { bytes: Buffer; headers: Record<string, string>; status?: number };

export type StoredFiles = {
  prefix: string;
  /**
   * Reads a file in a format that `accept` allows, or the bytes of `range`; null if the URL isn't one of a file. Rejects
   * if nothing is stored there or storage fails.
   */
  read: (url: string, accept: string | undefined, range: string | undefined) => Promise<StoredAnswer | null>;
};

type Options = StoredFiles & {
  headers: readonly (readonly [string, string])[];
  idleTimeoutMs?: number;
};

const reads = { atOnce: 32, waiting: 1000, queueTimeoutMs: 8_000, leaseMs: 5_000 };

/** Longest total time for one file in milliseconds; enough for a quarter megabyte at 5 KB/s. */
const sendTimeoutMs = 60_000;

/** Bounds the files in memory for slow clients. */
const sendings = { atOnce: 256, waiting: 1000, queueTimeoutMs: 8_000, leaseMs: sendTimeoutMs };

type SendOptions = { idleTimeoutMs: number; leave: () => void };

/**
 * Calls `leave` when the response is sent or the client is gone or stalled. Also watches the socket, because a response
 * queued behind another on the same connection gets neither event.
 */
function releaseWhenSent(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { idleTimeoutMs, leave }: SendOptions,
): void {
  const timer = setTimeout(() => socket.destroy(), sendTimeoutMs).unref();
  function done(): void {
    clearTimeout(timer);
    socket.off("close", done);
    leave();
  }
  // Starts with this response's turn and ends before the next response on the connection.
  response.setTimeout(idleTimeoutMs);
  response.prependOnceListener("finish", () => socket.setTimeout(0));
  response.once("close", done);
  socket.setMaxListeners(0).once("close", done);
}

/**
 * Serves stored files here, because a renderer would spend milliseconds even on made-up URLs. False if the URL isn't
 * one of a file.
 */
export function serveStored({ prefix, read, headers, idleTimeoutMs = 10_000 }: Options) {
  const reading = new Lane(reads);
  const sending = new Lane(sendings);

  async function enter(lane: Lane): Promise<() => void> {
    const leave = await lane.enter();
    if (!leave) throw new CapacityExceeded("no room for files");
    return leave;
  }

  async function find({ url = "", headers: requestHeaders }: IncomingMessage): Promise<StoredAnswer | null> {
    const leave = await enter(reading);
    return read(url, requestHeaders.accept, requestHeaders.range).finally(leave);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
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
    if (found.status) response.statusCode = found.status;
    for (const [name, value] of [...headers, ...own]) response.setHeader(name, value);
    releaseWhenSent(request, response, { idleTimeoutMs, leave });
    response.end(request.method === "HEAD" ? undefined : found.bytes);
    return true;
  }

  return function serve(request: IncomingMessage, response: ServerResponse): false | Promise<boolean> {
    const { url = "", method } = request;
    const isFileRequest = url.startsWith(prefix) && (method === "GET" || method === "HEAD");
    return isFileRequest && respond(request, response);
  };
}

export type StoredFileHandler = ReturnType<typeof serveStored>;

export function firstOf(storages: readonly StoredFileHandler[]): StoredFileHandler {
  return function serve(request, response) {
    for (const serveOne of storages) {
      const served = serveOne(request, response);
      if (served) return served;
    }
    return false;
  };
}
