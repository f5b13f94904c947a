import { watchForNewer } from "./worker";

function makeRegistration() {
  const parts: Record<"active" | "installing" | "waiting", unknown> = {
    active: null,
    installing: null,
    waiting: null,
  };
  const update = jest.fn().mockResolvedValue(undefined);
  const target = Object.assign(new EventTarget(), parts, { update });
  return { target, update, registration: target as unknown as ServiceWorkerRegistration };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("checks the worker for updates every hour until the page is left", () => {
  const { registration, update } = makeRegistration();
  const stop = watchForNewer(registration, () => undefined);
  jest.advanceTimersByTime(60 * 60 * 1000 - 1);
  expect(update).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(1);
  expect(update).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60 * 60 * 1000);
  expect(update).toHaveBeenCalledTimes(2);
  stop();
  jest.advanceTimersByTime(60 * 60 * 1000);
  expect(update).toHaveBeenCalledTimes(2);
});

test("offers a newer worker that was installing before the watch started", () => {
  const { registration, target } = makeRegistration();
  const offered: unknown[] = [];
  const installing = new EventTarget();
  Object.assign(target, { active: "first", installing });
  watchForNewer(registration, (worker) => offered.push(worker));
  expect(offered).toEqual([]);
  target.waiting = "second";
  installing.dispatchEvent(new Event("statechange"));
  expect(offered).toEqual(["second"]);
});

test("offers a newer worker, but not the first one", () => {
  const { registration, target } = makeRegistration();
  const offered: unknown[] = [];
  watchForNewer(registration, (worker) => offered.push(worker));
  const installing = new EventTarget();
  target.installing = installing;
  target.dispatchEvent(new Event("updatefound"));
  target.waiting = "first";
  installing.dispatchEvent(new Event("statechange"));
  expect(offered).toEqual([]);
  target.active = "first";
  target.waiting = "second";
  installing.dispatchEvent(new Event("statechange"));
  expect(offered).toEqual(["second"]);
});
