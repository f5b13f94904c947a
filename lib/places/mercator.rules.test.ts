import { locateMercator, mercatorMiles, projectMercator } from "./mercator.rules";

/** Web Mercator as tile servers define it: 0 to 1 from the date line and from 85.05° north. */
function tilePosition(latitude: number, longitude: number) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

const cities: [string, number, number][] = [
  ["Austin", 30.27, -97.74],
  ["Seattle", 47.6, -122.33],
  ["Anchorage", 61.2, -149.9],
  ["Honolulu", 21.3, -157.86],
];

test.each(cities)("puts %s where tiles have it", (_city, latitude, longitude) => {
  const [origin, tile] = [tilePosition(0, -180), tilePosition(latitude, longitude)];
  const [start, point] = [
    { latitude: 0, longitude: -180 },
    { latitude, longitude },
  ].map(projectMercator);
  const unitsOfWorld = 360 * 16;
  expect(point!.x - start!.x).toBeCloseTo((tile.x - origin.x) * unitsOfWorld, 1);
  expect(point!.y - start!.y).toBeCloseTo((tile.y - origin.y) * unitsOfWorld, 1);
});

test.each([...cities, ["Attu", 52.9, 172.9] as const])(
  "locates the point of %s",
  (_, latitude, longitude) => {
    const position = locateMercator(projectMercator({ latitude, longitude }));
    expect(position.latitude).toBeCloseTo(latitude, 2);
    expect(position.longitude).toBeCloseTo(longitude, 2);
  },
);

test("draws the islands beyond the date line next to the rest of Alaska", () => {
  const attu = projectMercator({ latitude: 52.9, longitude: 172.9 });
  const adak = projectMercator({ latitude: 51.9, longitude: -176.6 });
  expect(adak.x - attu.x).toBeCloseTo(10.5 * 16, 1);
});

test("has a scale of about four miles at the equator and half of it at 60 degrees", () => {
  const at = (latitude: number) => mercatorMiles(projectMercator({ latitude, longitude: -100 }));
  expect(at(0)).toBeCloseTo(4.32, 2);
  expect(at(60)).toBeCloseTo(2.16, 2);
});
