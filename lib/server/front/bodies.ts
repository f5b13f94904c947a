import "server-only";
import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/shared/app-error";

/** How slowly a body may come: a while for its beginning, then so much a second in all. */
type Pace = { graceMs: number; bytesPerSecond: number };

const paces = {
  whole: { graceMs: 3_000, bytesPerSecond: 32 * 1024 },
  upload: { graceMs: 10_000, bytesPerSecond: 16 * 1024 },
} as const satisfies Record<string, Pace>;

/** What no handler takes but as a file. */
const maxBytes = 1024 * 1024;

/** Of larger ones so many are held at a time; there are few. */
const smallBytes = 64 * 1024;
const mostLarge = 32;

let large = 0;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Files come a part at a time, and are handed on as they come. */
export function isUpload({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return /^\s*multipart\//i.test(headers["content-type"] ?? "");
}

function tooSlow(): AppError {
  return new AppError("too_slow", "This request took too long to arrive. Please try again.");
}

/** Watches over a body that comes; `act` is called once where it is too slow. Returns what ends the watch. */
function watch(request: IncomingMessage, { graceMs, bytesPerSecond }: Pace, act: () => void): () => void {
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

/**
 * The body as one piece, before anybody works on it: whoever sends it slowly holds up nobody. 413 over a megabyte, 408
 * for one that does not come in time, null where there is no room for one so large or its sender left.
 */
export async function receiveWhole(
  request: IncomingMessage,
  pace: Pace = paces.whole,
): Promise<Buffer | null> {
  const tooLarge = new AppError("too_large", "The body is larger than 1 MB.");
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let isLarge = false;

    function take(part: Buffer): void {
      size += part.length;
      if (size > maxBytes) return settle(() => reject(tooLarge));
      if (size > smallBytes && !isLarge) {
        if (large >= mostLarge) return settle(() => resolve(null));
        large += 1;
        isLarge = true;
      }
      parts.push(part);
    }
    function settle(act: () => void): void {
      stop();
      if (isLarge) large -= 1;
      isLarge = false;
      request.off("data", take).off("end", end).off("close", lose).off("error", lose);
      if (!request.complete) request.pause();
      act();
    }
    const end = () => settle(() => resolve(Buffer.concat(parts)));
    const lose = () => settle(() => resolve(null));
    const stop = watch(request, pace, () => settle(() => reject(tooSlow())));
    request.on("data", take).on("end", end).on("close", lose).on("error", lose);
  });
}

/** What is made of an upload; 408 where that makes no headway. */
export function inTime<T>(request: IncomingMessage, making: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = watch(request, paces.upload, () => reject(tooSlow()));
    making.then(resolve, reject).finally(stop);
  });
}
