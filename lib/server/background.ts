import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "./process-singleton";

const backgroundContext = processSingleton("plazaBackground", () => new AsyncLocalStorage<true>());

/** Gives the task's queries their own connection pool, so that tasks and requests never wait for each other. */
export function inBackground<T>(work: () => T): T {
  return backgroundContext.run(true, work);
}

export function isInBackground(): boolean {
  return backgroundContext.getStore() ?? false;
}
