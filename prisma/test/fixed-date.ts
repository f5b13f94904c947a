const timers = [
  "cancelAnimationFrame",
  "cancelIdleCallback",
  "clearImmediate",
  "clearInterval",
  "clearTimeout",
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "requestAnimationFrame",
  "requestIdleCallback",
  "setImmediate",
  "setInterval",
  "setTimeout",
] as const;

/** Fakes only the date of this process, in epoch milliseconds, until `jest.useRealTimers`. */
export function fakeDate(now: number): void {
  jest.useFakeTimers({ now, doNotFake: [...timers] });
}

export function setDate(day: string): void {
  beforeEach(() => fakeDate(Date.parse(`${day}T12:00:00Z`)));
  afterEach(() => jest.useRealTimers());
}
