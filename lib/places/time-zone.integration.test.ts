import { rows, sql } from "@/lib/server/db";
import { timeZoneOf, type ZoneSpot } from "./time-zone.rows";

async function zoneOf(slug: string): Promise<string> {
  const [place] = await rows<ZoneSpot>(
    sql`SELECT state, latitude, longitude FROM places WHERE slug = ${slug}`,
  );
  if (!place) throw new Error(`no place ${slug}`);
  return timeZoneOf(place);
}

test.each([
  ["austin-tx", "America/Chicago"],
  ["el-paso-tx", "America/Denver"],
  ["miami-fl", "America/New_York"],
  ["pensacola-fl", "America/Chicago"],
  ["tallahassee-fl", "America/New_York"],
  ["nashville-tn", "America/Chicago"],
  ["knoxville-tn", "America/New_York"],
  ["chattanooga-tn", "America/New_York"],
  ["louisville-ky", "America/New_York"],
  ["bowling-green-ky", "America/Chicago"],
  ["indianapolis-in", "America/New_York"],
  ["gary-in", "America/Chicago"],
  ["evansville-in", "America/Chicago"],
  ["detroit-mi", "America/New_York"],
  ["marquette-mi", "America/New_York"],
  ["iron-mountain-mi", "America/Chicago"],
  ["fargo-nd", "America/Chicago"],
  ["dickinson-nd", "America/Denver"],
  ["rapid-city-sd", "America/Denver"],
  ["sioux-falls-sd", "America/Chicago"],
  ["omaha-ne", "America/Chicago"],
  ["scottsbluff-ne", "America/Denver"],
  ["goodland-ks", "America/Denver"],
  ["boise-id", "America/Denver"],
  ["lewiston-id", "America/Los_Angeles"],
  ["portland-or", "America/Los_Angeles"],
  ["ontario-or", "America/Boise"],
  ["phoenix-az", "America/Phoenix"],
  ["seattle-wa", "America/Los_Angeles"],
  ["anchorage-ak", "America/Anchorage"],
  ["honolulu-hi", "Pacific/Honolulu"],
])("finds for %s the time zone %s", async (slug, zone) => {
  expect(await zoneOf(slug)).toBe(zone);
});

test("falls back to the zone of the state, then of the site", () => {
  expect(timeZoneOf({ state: "CO", latitude: null, longitude: null })).toBe("America/Denver");
  expect(timeZoneOf({ state: null, latitude: null, longitude: null })).toBe("America/New_York");
});
