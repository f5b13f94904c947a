import { rows, sql } from "./db";
import { dayOf } from "./days";
import { env } from "./env";

async function dayAt(timeZone: string, moment: string): Promise<string | undefined> {
  jest.replaceProperty(env, "TIME_ZONE", timeZone);
  const found = await rows<{ day: string }>(sql`SELECT ${dayOf(sql`${moment}::timestamptz`)} AS day`);
  return found[0]?.day;
}

describe("the day of a moment", () => {
  test.each([
    ["America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"],
    ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
    // The day on which clocks go forward has 23 hours, the one on which they go back has 25.
    ["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
    ["America/New_York", "2026-11-01T03:59:59Z", "2026-10-31"],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T05:00:00Z", "2026-11-02"],
    ["Pacific/Kiritimati", "2026-06-30T10:00:00Z", "2026-07-01"],
    ["Asia/Kolkata", "2026-12-31T18:29:59Z", "2026-12-31"],
    ["Asia/Kolkata", "2026-12-31T18:30:00Z", "2027-01-01"],
    ["UTC", "2026-12-31T23:59:59Z", "2026-12-31"],
  ])("in %s at %s is %s", async (timeZone, moment, day) => {
    expect(await dayAt(timeZone, moment)).toBe(day);
  });
});
