import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "./process-singleton";

type Run = <T>(work: () => T) => T;

/**
 * Runs work outside the current request's async context. A connection, timer, or shared load created inside a request
 * would retain that request, its response, and its page for its own lifetime. The snapshot is taken at process start.
 */
export const runOutsideRequest: Run = processSingleton<Run>("plazaOutside", () =>
  AsyncLocalStorage.snapshot(),
);

/**
 * Creates a value on first use, outside the requesting context, and caches the value, never the promise, which would
 * retain the request. Concurrent calls share one attempt; after a failure the next call retries.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: { value: T } | undefined;
  let making: Promise<T> | undefined;

  async function attempt(): Promise<T> {
    try {
      const value = await make();
      made = { value };
      return value;
    } finally {
      making = undefined;
    }
  }

  return async function get() {
    if (made) return made.value;
    making ??= runOutsideRequest(attempt);
    return making;
  };
}
