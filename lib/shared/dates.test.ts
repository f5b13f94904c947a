import {
  createDayFormatter,
  endOfDayIn,
  formatDate,
  formatMonth,
  formatRelative,
  formatShortDate,
  createLocalTimeParser,
} from "./dates";

describe("dates", () => {
  test("uses UTC days wherever the code runs", () => {
    expect(formatDate("2025-11-21T23:30:00.000Z")).toBe("November 21, 2025");
    expect(formatShortDate("2025-11-21T00:10:00.000Z")).toBe("Nov 21, 2025");
    expect(formatMonth("2024-03-31T23:00:00.000Z")).toBe("March 2024");
  });

  test("writes dates as Intl does, in every month", () => {
    const timeZone = "UTC";
    const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
    const medium = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
    const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone });
    for (let at = 0; at < 12; at += 1) {
      const date = new Date(Date.UTC(2024, at, at + 3));
      const iso = date.toISOString();
      expect([formatDate(iso), formatShortDate(iso), formatMonth(iso)]).toEqual([
        long.format(date),
        medium.format(date),
        month.format(date),
      ]);
    }
  });
});

describe("formatRelative", () => {
  const now = Date.parse("2025-11-21T12:00:00.000Z");
  test.each([
    ["2025-11-21T11:59:30.000Z", "just now"],
    ["2025-11-21T11:15:00.000Z", "45 minutes ago"],
    ["2025-11-21T10:01:00.000Z", "1 hour ago"],
    ["2025-11-20T11:00:00.000Z", "yesterday"],
    ["2025-11-19T11:00:00.000Z", "2 days ago"],
    ["2025-11-07T11:00:00.000Z", "2 weeks ago"],
    ["2025-08-01T11:00:00.000Z", "3 months ago"],
    ["2023-10-01T11:00:00.000Z", "2 years ago"],
    ["2025-11-19T00:00:00.000Z", "2 days ago"],
    ["2025-11-25T13:00:00.000Z", "in 4 days"],
    ["2025-11-26T11:59:00.000Z", "in 5 days"],
  ])("formats %s as %s", (iso, words) => {
    expect(formatRelative(iso, now)).toBe(words);
  });

  test.each([
    ["minute", 60],
    ["hour", 3600],
    ["day", 86_400],
    ["week", 7 * 86_400],
    ["month", 30 * 86_400],
    ["year", 365 * 86_400],
  ] as const)("matches Intl for one %s and for two, past and future", (unit, seconds) => {
    const words = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
    for (const count of [-2, -1, 1, 2]) {
      // 1,200 years, so that digit grouping is compared too.
      const many = unit === "year" && Math.abs(count) === 2 ? count * 600 : count;
      expect(formatRelative(new Date(now + many * seconds * 1000).toISOString(), now)).toBe(
        words.format(many, unit),
      );
    }
  });
});

describe("endOfDayIn", () => {
  test.each([
    ["America/New_York", "2026-12-01", "2026-12-02T04:59:59.000Z"],
    ["America/New_York", "2026-10-31", "2026-11-01T03:59:59.000Z"],
    ["America/New_York", "2026-11-01", "2026-11-02T04:59:59.000Z"],
    ["Pacific/Auckland", "2026-12-31", "2026-12-31T10:59:59.000Z"],
    ["UTC", "2028-02-29", "2028-02-29T23:59:59.000Z"],
  ])("returns the last second in %s of %s", (zone, day, moment) => {
    expect(endOfDayIn(zone)(day).toISOString()).toBe(moment);
  });
});

describe("momentIn", () => {
  test.each([
    ["America/Chicago", "2026-12-05T10:00:00", "2026-12-05T16:00:00.000Z"],
    ["America/Chicago", "2026-07-05T10:00:00", "2026-07-05T15:00:00.000Z"],
    ["America/Phoenix", "2026-07-05T10:00:00", "2026-07-05T17:00:00.000Z"],
    ["Pacific/Honolulu", "2026-12-05T21:00:00", "2026-12-06T07:00:00.000Z"],
  ])("returns the moment at which clocks in %s show %s", (zone, wallClock, moment) => {
    expect(createLocalTimeParser(zone)(wallClock).toISOString()).toBe(moment);
  });
});

describe("daysIn", () => {
  test.each([
    ["America/New_York", "2026-11-22T04:59:59Z", "2026-11-21"],
    ["America/New_York", "2026-11-22T05:00:00Z", "2026-11-22"],
    ["Pacific/Auckland", "2026-12-31T11:00:00Z", "2027-01-01"],
  ])("returns the day in %s at %s", (zone, moment, day) => {
    expect(createDayFormatter(zone)(new Date(moment))).toBe(day);
  });
});
