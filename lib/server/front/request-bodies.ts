import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/shared/app-error";

/** Minimum upload speed: `graceMs` to start, then `bytesPerSecond` on average. */
type MinimumRate = { graceMs: number; bytesPerSecond: number };

const paces = {
  whole: { graceMs: 3_000, bytesPerSecond: 32 * 1024 },
  upload: { graceMs: 10_000, bytesPerSecond: 16 * 1024 },
} as const satisfies Record<string, MinimumRate>;

const megabyte = 1024 * 1024;

const maxBytes = { whole: megabyte, upload: 12 * megabyte } as const;

const smallBytes = 64 * 1024;
const maxBufferedBytes = 96 * megabyte;

let bufferedBytes = 0;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

export function isUpload({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return /^\s*multipart\//i.test(headers["content-type"] ?? "");
}

function tooSlow(): AppError {
  return new AppError("too_slow", "This request took too long to arrive. Please try again.");
}

function watch(
  request: IncomingMessage,
  { graceMs, bytesPerSecond }: MinimumRate,
  act: () => void,
): () => void {
  const begun = performance.now();
  const before = request.socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const allowedMs = graceMs + ((request.socket.bytesRead - before) / bytesPerSecond) * 1000;
    if (performance.now() - begun < allowedMs) return;
    clearInterval(timer);
    act();
  }, 250).unref();
  return () => clearInterval(timer);
}

function tooLarge(bytes: number): AppError {
  return new AppError("too_large", `The body is larger than ${bytes / megabyte} MB.`);
}

export type BufferedBody = { bytes: Buffer; release: () => void };

/**
 * Buffers the whole body, so that slow senders never occupy a renderer. Throws 413 over 1 MB (12 MB for uploads) and
 * 408 if too slow; null if memory is full or the client disconnected.
 */
export async function bufferBody(request: IncomingMessage, pace?: MinimumRate): Promise<BufferedBody | null> {
  const kind = isUpload(request) ? "upload" : "whole";
  const most = maxBytes[kind];
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooLarge(most);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let own = 0;

    function take(part: Buffer): void {
      size += part.length;
      if (size > most) return drop(() => reject(tooLarge(most)));
      if (size > smallBytes) {
        if (bufferedBytes + size - own > maxBufferedBytes) return drop(() => resolve(null));
        bufferedBytes += size - own;
        own = size;
      }
      parts.push(part);
    }
    function release(): void {
      bufferedBytes -= own;
      own = 0;
    }
    function settle(act: () => void): void {
      stop();
      request.off("data", take).off("end", end).off("close", lose).off("error", lose);
      if (!request.complete) request.pause();
      act();
    }
    function drop(act: () => void): void {
      release();
      settle(act);
    }
    const end = () => settle(() => resolve({ bytes: Buffer.concat(parts), release }));
    const lose = () => drop(() => resolve(null));
    const stop = watch(request, pace ?? paces[kind], () => drop(() => reject(tooSlow())));
    request.on("data", take).on("end", end).on("close", lose).on("error", lose);
  });
}

const maxDiscardedBytes = 12 * megabyte;
const discardTimeoutMs = 5_000;

export function endAfterBody(request: IncomingMessage, response: ServerResponse, body = ""): void {
  const sent = request.method === "HEAD" ? "" : body;
  if (request.complete || !hasBody(request)) return void response.end(sent);
  response.shouldKeepAlive = false;
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.flushHeaders();
  response.write(sent);
  let left = maxDiscardedBytes;
  function discard(part: Buffer): void {
    left -= part.length;
    if (left < 0) finish();
  }
  function finish(): void {
    clearTimeout(timer);
    request.off("data", discard).off("end", finish).off("close", finish);
    response.end();
  }
  const timer = setTimeout(finish, discardTimeoutMs).unref();
  request.on("data", discard).on("end", finish).on("close", finish).resume();
}
