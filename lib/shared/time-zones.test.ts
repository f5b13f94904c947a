import { isTimeZone, usTimeZones } from "./time-zones";

test.each(["America/Denver", "Europe/Paris", "America/Argentina/Buenos_Aires", "UTC"])(
  "accepts the zone %s",
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each(["", "+05:30", "Mars/Olympus", "America/Denver\n", "America/Denver; DROP", "x".repeat(500)])(
  "refuses %j, which is no zone",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

test("offers only zones that exist", () => {
  expect(usTimeZones.filter(({ zone }) => !isTimeZone(zone))).toEqual([]);
});
