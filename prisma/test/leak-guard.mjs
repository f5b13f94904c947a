import { AsyncLocalStorage } from "node:async_hooks";

/** Stores with a value: Node reads each one for every promise, even after their test file has ended. */
const stores = new Set();

for (const name of ["run", "enterWith"]) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function holdRecorded(...args) {
    stores.add(this);
    return original.apply(this, args);
  };
}

/**
 * Records the process's listeners. The returned function removes those added since and disables every store.
 * @param {import("node:events").EventEmitter} [emitter]
 */
export function trackLeaks(emitter = process) {
  const before = new Set(emitter.eventNames().flatMap((name) => emitter.rawListeners(name)));
  stores.clear();
  return function release() {
    for (const name of emitter.eventNames())
      for (const listener of emitter.rawListeners(name))
        if (!before.has(listener))
          emitter.removeListener(name, /** @type {(...args: unknown[]) => void} */ (listener));
    for (const store of stores) store.disable();
    stores.clear();
  };
}

/**
 * Test environment that leaves nothing behind in the worker: a listener on the process, such as the log's, would retain
 * all modules of a file until the worker exits.
 * @template {new (...args: any[]) => { setup(): Promise<void>, teardown(): Promise<void> }} Base
 * @param {Base} Environment
 */
export function withLeakGuard(Environment) {
  return class LeakGuard extends Environment {
    release = () => {};

    /** @override */
    async setup() {
      this.release = trackLeaks();
      await super.setup();
    }

    /** @override */
    async teardown() {
      await super.teardown();
      this.release();
    }
  };
}
