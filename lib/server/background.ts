import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { kept } from "./process-singleton";

const marks = kept("plazaBackground", () => new AsyncLocalStorage<true>());

/** Runs a task: what it asks the database has connections of its own, so that it and the requests never wait for each other. */
export function inBackground<T>(work: () => T): T {
  return marks.run(true, work);
}

export function isInBackground(): boolean {
  return marks.getStore() ?? false;
}
