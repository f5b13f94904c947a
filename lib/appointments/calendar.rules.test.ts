import { parseCalendar } from "./calendar.rules";

const today = "2026-12-02";

test.each([
  [{}, { view: "week", first: "2026-11-30", days: 7 }],
  [
    { view: "week", day: "2026-12-06" },
    { view: "week", first: "2026-11-30", days: 7 },
  ],
  [
    { view: "day", day: "2026-12-24" },
    { view: "day", first: "2026-12-24", days: 1 },
  ],
  [{ view: "list" }, { view: "list", first: "2026-12-02", days: 30 }],
  [
    { view: "month", day: "2026-02-30" },
    { view: "week", first: "2026-11-30", days: 7 },
  ],
  [{ day: "0000-01-01" }, { view: "week", first: "2026-11-30", days: 7 }],
])("parses %j as %j", (params, range) => {
  expect(parseCalendar(params, today)).toEqual(range);
});
