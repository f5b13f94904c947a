import { AsyncLocalStorage } from "node:async_hooks";

/** What has held a value somewhere: Node asks each of them at every promise, those of test files that are over too. */
const stores = new Set();

for (const name of ["run", "enterWith"]) {
  const hold = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function holdNoted(...args) {
    stores.add(this);
    return hold.apply(this, args);
  };
}

/**
 * Notes what listens to the process; the answer lets go of what came since, and of every store.
 * @param {import("node:events").EventEmitter} [emitter]
 */
export function noteHolds(emitter = process) {
  const before = new Set(emitter.eventNames().flatMap((name) => emitter.rawListeners(name)));
  stores.clear();
  return function letGo() {
    for (const name of emitter.eventNames())
      for (const listener of emitter.rawListeners(name))
        if (!before.has(listener))
          emitter.removeListener(name, /** @type {(...args: unknown[]) => void} */ (listener));
    for (const store of stores) store.disable();
    stores.clear();
  };
}

/**
 * An environment of tests whose files leave nothing behind in the process of their worker. What listens there to its end,
 * as the log does, would keep all modules of a file until then, hundreds of megabytes to be looked through again and again.
 * @template {new (...args: any[]) => { setup(): Promise<void>, teardown(): Promise<void> }} Base
 * @param {Base} Environment
 */
export function lettingGo(Environment) {
  return class LettingGo extends Environment {
    letGo = () => {};

    /** @override */
    async setup() {
      this.letGo = noteHolds();
      await super.setup();
    }

    /** @override */
    async teardown() {
      await super.teardown();
      this.letGo();
    }
  };
}
