import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import { trackLeaks } from "./leak-guard.mjs";

test("removes listeners and values that a test file left, and keeps earlier ones", () => {
  const emitter = new EventEmitter();
  const [before, since] = [() => {}, () => {}];
  emitter.on("exit", before);
  const release = trackLeaks(emitter);
  const store = new AsyncLocalStorage();
  store.enterWith("a value");
  emitter.on("exit", since);
  emitter.once("warning", since);
  expect(emitter.listeners("exit")).toEqual([before, since]);
  expect(store.getStore()).toBe("a value");
  release();
  expect(emitter.listeners("exit")).toEqual([before]);
  expect(emitter.listeners("warning")).toEqual([]);
  expect(store.getStore()).toBeUndefined();
});
