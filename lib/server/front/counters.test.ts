import { log } from "@/lib/server/log";
import { createCounters } from "./counters";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function watch() {
  const [warn, info] = [jest.spyOn(log, "warn"), jest.spyOn(log, "info")].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
  const counters = createCounters();
  return { counters, warn, info };
}

test("logs the counts of a minute as one line, and resets them", () => {
  const { counters, warn, info } = watch();
  for (const how of ["hit", "hit", "stale", "miss"] as const) counters.countPage(how);
  for (const lane of ["page", "page", "signIn", null] as const) counters.countRefusal(lane);
  jest.advanceTimersByTime(59_999);
  expect(warn).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(warn?.mock.calls).toEqual([
    [
      {
        event: "admission",
        refused: { page: 2, signIn: 1, other: 1 },
        pages: { hit: 2, stale: 1, miss: 1, passed: 0 },
        fromMemory: 0.75,
      },
    ],
  ]);
  counters.countPage("miss");
  jest.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(info?.mock.calls).toEqual([
    [{ event: "admission", refused: {}, pages: { hit: 0, stale: 0, miss: 1, passed: 0 }, fromMemory: 0 }],
  ]);
});

test("logs no line for a minute without requests", () => {
  const { warn, info } = watch();
  jest.advanceTimersByTime(600_000);
  expect(warn).not.toHaveBeenCalled();
  expect(info).not.toHaveBeenCalled();
});

test("counts no passed pages as from memory, and writes the last counts at the end", () => {
  const { counters, warn } = watch();
  for (const how of ["hit", "passed", "passed", "passed"] as const) counters.countPage(how);
  counters.countRefusal("noRenderer");
  counters.write();
  const pages = { hit: 1, stale: 0, miss: 0, passed: 3 };
  expect(warn?.mock.calls).toEqual([
    [{ event: "admission", refused: { noRenderer: 1 }, pages, fromMemory: 0.25 }],
  ]);
  counters.write();
  expect(warn).toHaveBeenCalledTimes(1);
});
