import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "./process-singleton";

type Run = <T>(work: () => T) => T;

/**
 * Runs work as if no request had asked for it. A connection, a timer or a shared load that is made in a request keeps
 * that request, its answer and its page in memory for as long as it lives itself. Taken when the process starts.
 */
export const runOutsideRequest: Run = processSingleton<Run>("plazaOutside", () =>
  AsyncLocalStorage.snapshot(),
);

/**
 * Makes something when it is first asked for, outside of the request that asks, and keeps it: the value, never the
 * promise, which would remember the request. Calls at once share one attempt; after a failure the next call tries anew.
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
