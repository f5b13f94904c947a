import { addDays } from "@/lib/shared/dates";
import { createSlotFinder, defaultHours, isOpen, weekdayOf, type OpenHours } from "./rules";

const span = (from: string, to: string) => ({ from, to });

function timesOn(
  day: string,
  hours: Partial<OpenHours>,
  rest: Partial<Parameters<typeof createSlotFinder>[0]> = {},
) {
  const finder = createSlotFinder({
    hours: { ...defaultHours, bufferMinutes: 0, noticeHours: 0, horizonDays: 90, ...hours },
    timeZone: "America/New_York",
    now: new Date("2026-10-20T12:00:00Z"),
    busy: [],
    ...rest,
  });
  return finder(day).map((time) => time.toISOString().slice(0, 16));
}

describe("slots", () => {
  test("starts in the zone of the place and ends before closing", () => {
    const weekly = { wed: [span("09:00", "10:45")] };
    expect(timesOn("2026-10-21", { weekly })).toEqual([
      "2026-10-21T13:00",
      "2026-10-21T13:30",
      "2026-10-21T14:00",
    ]);
    expect(timesOn("2026-10-21", { weekly }, { timeZone: "America/Los_Angeles" })[0]).toBe(
      "2026-10-21T16:00",
    );
    expect(timesOn("2026-10-22", { weekly })).toEqual([]);
  });

  test("leaves the buffer between two", () => {
    const weekly = { wed: [span("09:00", "11:00")] };
    expect(timesOn("2026-10-21", { weekly, bufferMinutes: 15 })).toEqual([
      "2026-10-21T13:00",
      "2026-10-21T13:45",
      "2026-10-21T14:30",
    ]);
  });

  test("follows an exception instead of the weekday", () => {
    const weekly = { wed: [span("09:00", "12:00")] };
    const exceptions = [
      { day: "2026-10-21", spans: [] },
      { day: "2026-10-22", spans: [span("18:00", "18:30")] },
    ];
    expect(timesOn("2026-10-21", { weekly, exceptions })).toEqual([]);
    expect(timesOn("2026-10-22", { weekly, exceptions })).toEqual(["2026-10-22T22:00"]);
    expect(timesOn("2026-10-28", { weekly, exceptions })).toHaveLength(6);
  });

  test("respects notice, horizon, and absence", () => {
    const weekly = { tue: [span("00:00", "24:00")], wed: [span("00:00", "24:00")] };
    // Tuesday 8:00 in New York.
    expect(timesOn("2026-10-20", { weekly, noticeHours: 15 })).toEqual([
      "2026-10-21T03:00",
      "2026-10-21T03:30",
    ]);
    expect(timesOn("2026-10-21", { weekly, horizonDays: 1 })).toHaveLength(48);
    expect(timesOn("2026-10-27", { weekly, horizonDays: 6 })).toEqual([]);
    expect(timesOn("2026-10-21", { weekly }, { awayUntil: new Date("2026-10-22T03:00:00Z") })).toEqual([
      "2026-10-22T03:00",
      "2026-10-22T03:30",
    ]);
  });

  test("skips times that something occupies, including the buffer after it", () => {
    const weekly = { wed: [span("09:00", "11:00")] };
    const busy = [{ start: new Date("2026-10-21T13:40:00Z"), end: new Date("2026-10-21T14:00:00Z") }];
    expect(timesOn("2026-10-21", { weekly }, { busy })).toEqual([
      "2026-10-21T13:00",
      "2026-10-21T14:00",
      "2026-10-21T14:30",
    ]);
    expect(timesOn("2026-10-21", { weekly, bufferMinutes: 15 }, { busy })).toEqual(["2026-10-21T14:30"]);
  });

  test("skips the hour that the clocks skip in spring", () => {
    const rest = { now: new Date("2027-03-10T12:00:00Z") };
    const weekly = { sun: [span("01:00", "04:00")] };
    expect(timesOn("2027-03-14", { weekly }, rest)).toEqual([
      "2027-03-14T06:00",
      "2027-03-14T06:30",
      "2027-03-14T07:00",
      "2027-03-14T07:30",
    ]);
    expect(timesOn("2027-03-14", { weekly, durationMinutes: 90 }, rest)).toEqual(["2027-03-14T06:00"]);
  });

  test("offers the repeated hour once in fall, without overlaps", () => {
    const weekly = { sun: [span("00:00", "03:00")] };
    const times = timesOn("2026-11-01", { weekly, durationMinutes: 60 });
    expect(times).toHaveLength(3);
    expect([times[0], times[2]]).toEqual(["2026-11-01T04:00", "2026-11-01T07:00"]);
    const starts = times.map((time) => Date.parse(`${time}:00Z`));
    expect(starts.every((start, at) => at === 0 || start - starts[at - 1]! >= 3_600_000)).toBe(true);
  });

  test("keeps the wall-clock time across a change of clocks", () => {
    const weekly = { sat: [span("09:00", "09:30")] };
    expect(timesOn("2026-10-31", { weekly })).toEqual(["2026-10-31T13:00"]);
    expect(timesOn("2026-11-07", { weekly })).toEqual(["2026-11-07T14:00"]);
  });
});

test("returns the weekday and the adjacent days of a day", () => {
  expect([weekdayOf("2026-12-01"), weekdayOf("2026-12-06")]).toEqual(["tue", "sun"]);
  expect([addDays("2026-12-31", 1), addDays("2027-03-01", -1)]).toEqual(["2027-01-01", "2027-02-28"]);
});

test("reports whether hours have any span", () => {
  expect(isOpen(defaultHours)).toBe(false);
  expect(isOpen({ weekly: { mon: [] }, exceptions: [{ day: "2026-12-24", spans: [] }] })).toBe(false);
  expect(isOpen({ weekly: {}, exceptions: [{ day: "2026-12-24", spans: [span("09:00", "10:00")] }] })).toBe(
    true,
  );
});
