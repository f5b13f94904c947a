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

/** Sets the date of a test file's tests, like 2026-12-02; timers keep running. */
export function setDate(day: string): void {
  beforeEach(() => jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: [...timers] }));
  afterEach(() => jest.useRealTimers());
}
