import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import { noteHolds } from "./letting-go.mjs";

test("what a test file left listening or holding a value is let go, and what was there before is not", () => {
  const emitter = new EventEmitter();
  const [before, since] = [() => {}, () => {}];
  emitter.on("exit", before);
  const letGo = noteHolds(emitter);
  const store = new AsyncLocalStorage();
  store.enterWith("a value");
  emitter.on("exit", since);
  emitter.once("warning", since);
  expect(emitter.listeners("exit")).toEqual([before, since]);
  expect(store.getStore()).toBe("a value");
  letGo();
  expect(emitter.listeners("exit")).toEqual([before]);
  expect(emitter.listeners("warning")).toEqual([]);
  expect(store.getStore()).toBeUndefined();
});
