import { projectMercator } from "@/lib/places/mercator.rules";
import { projectPlace } from "@/lib/places/projection.rules";
import type { PinDto } from "@/lib/search/refinement/pins.contract";
import {
  center,
  closerView,
  clusterPins,
  fitView,
  viewRadiusMiles,
  withAspectRatio,
  viewAround,
  countryView,
  mapLayoutFor,
  zoom,
} from "./clusters";
import { countryOn, projectToPlane } from "./planes";

const pin = (id: string, x: number, y: number, count = 1, lowest = 10): PinDto => ({
  id,
  name: id,
  latitude: 0,
  longitude: 0,
  x,
  y,
  count,
  lowest,
});

describe("clusterPins", () => {
  test("merges places that would cover each other, under the first of them", () => {
    const pins = [pin("a", 100, 100, 5, 20), pin("b", 110, 102, 2, 10), pin("c", 700, 400)];
    expect(
      clusterPins(pins, countryView).map(({ pin: { id }, pins: all, count, lowest }) => [
        id,
        all.length,
        count,
        lowest,
      ]),
    ).toEqual([
      ["a", 2, 7, 10],
      ["c", 1, 1, 10],
    ]);
    expect(clusterPins(pins, viewAround(105, 101, 40))).toHaveLength(2);
  });

  test("has no price when prices are mixed or missing", () => {
    const homes = [pin("a", 100, 100, 5, 900), pin("b", 110, 102, 2, 1200)];
    const prices = (monthly: readonly boolean[]) =>
      clusterPins(
        homes.map((home, index) => ({ ...home, monthly: monthly[index] })),
        countryView,
      ).map((cluster) => [cluster.lowest, cluster.monthly]);
    expect(prices([true, true])).toEqual([[900, true]]);
    expect(prices([true, false])).toEqual([[undefined, undefined]]);
    const jobs = [pin("a", 100, 100, 5), pin("b", 110, 102, 2)].map(({ lowest: _lowest, ...job }) => job);
    expect(clusterPins(jobs, countryView)).toEqual([
      expect.objectContaining({ count: 7, lowest: undefined }),
    ]);
  });

  test("omits pins out of view, and positions the rest in percent of the view", () => {
    const view = { x: 100, y: 100, width: 100, height: 50 };
    const found = clusterPins([pin("in", 150, 125), pin("out", 99, 125)], view);
    expect(found.map(({ pin: { id }, left, top }) => [id, left, top])).toEqual([["in", 50, 50]]);
  });
});

describe("reshape", () => {
  test("keeps the center and the width in a frame of another shape, and can be reversed", () => {
    const view = viewAround(400, 300, 100);
    const tall = withAspectRatio(view, 0.5);
    expect([center(tall), tall.width, tall.height]).toEqual([center(view), 100, 200]);
    expect(zoom(tall, 0.5)).toMatchObject({ width: 50, height: 100 });
    expect(fitView([pin("a", 400, 300)], tall).height).toBe(120);
    expect(withAspectRatio(tall).height).toBeCloseTo(view.height);
    const country = withAspectRatio(countryView, 0.5);
    expect([country.width, center(country)]).toEqual([countryView.width, center(countryView)]);
    expect(zoom(tall, 100)).toEqual(country);
  });

  test("merges the same pins in a tall view as in a wide one", () => {
    const pins = [pin("a", 100, 100), pin("b", 100, 110)];
    for (const width of [60, 140])
      expect(clusterPins(pins, withAspectRatio(viewAround(100, 105, width), 0.5))).toHaveLength(
        clusterPins(pins, viewAround(100, 105, width)).length,
      );
  });
});

describe("views", () => {
  test("fits all pins, or the whole country without any", () => {
    expect(fitView([])).toBe(countryView);
    expect(fitView([pin("a", 10, 10), pin("b", 900, 500)])).toBe(countryView);
    const view = fitView([pin("a", 400, 300)]);
    expect(center(view)).toEqual({ x: 400, y: 300 });
    expect(view.width).toBe(60);
  });

  test("zooms in to seven units and out to the whole country", () => {
    expect(zoom(viewAround(400, 300, 20), 0.01).width).toBe(7);
    expect(zoom(viewAround(400, 300, 600), 4)).toBe(countryView);
    const at = { x: 410, y: 300 };
    const near = zoom(viewAround(400, 300, 100), 0.5, at);
    expect((at.x - near.x) / near.width).toBeCloseTo(0.6);
  });

  test("returns how many miles a view covers", () => {
    expect(viewRadiusMiles(viewAround(400, 300, 16.4))).toBeCloseTo(25, 0);
  });

  test.each([
    ["AK", "Anchorage", 61.2, -149.9],
    ["AK", "Ketchikan", 55.34, -131.65],
    ["AK", "Utqiagvik", 71.29, -156.79],
    ["AK", "Unalaska", 53.87, -166.54],
    ["HI", "Honolulu", 21.31, -157.86],
    ["HI", "Lihue", 21.98, -159.37],
    ["CA", "San Diego", 32.72, -117.16],
    ["TX", "El Paso", 31.76, -106.49],
    ["TX", "Brownsville", 25.9, -97.5],
    ["FL", "Key West", 24.56, -81.78],
    ["ME", "Eastport", 44.9, -66.99],
    ["WA", "Forks", 47.95, -124.39],
  ])("covers in %s the same distance around %s as on the earth", (state, _city, latitude, longitude) => {
    const { x, y } = projectPlace({ state, latitude, longitude });
    const north = projectPlace({ state, latitude: latitude + 1, longitude });
    const degree = Math.hypot(north.x - x, north.y - y);
    const miles = viewRadiusMiles(viewAround(x, y, 2 * degree));
    expect(miles).toBeGreaterThan(62);
    expect(miles).toBeLessThan(76);
  });
});

test("zooms in on the places of a cluster until the map reaches its limit", () => {
  const near = [pin("a", 400, 300), pin("b", 400.05, 300)];
  let view = countryView;
  for (let clicks = 0; clicks < 20; clicks += 1) {
    const [cluster] = clusterPins(near, view);
    const closer = closerView(view, cluster!);
    if (!closer) break;
    expect(closer.width).toBeLessThan(view.width);
    view = closer;
  }
  expect(view.width).toBe(7);
  expect(closerView(view, clusterPins(near, view)[0]!)).toBeNull();
});

describe("views of a map with tiles", () => {
  const country = countryOn("mercator");
  const at = (latitude: number, longitude: number) => projectMercator({ latitude, longitude });
  const [anchorage, honolulu, miami] = [at(61.2, -149.9), at(21.3, -157.86), at(25.77, -80.19)];

  test("contains the mainland, and Alaska and Hawaii if they have pins", () => {
    for (const corner of [at(49.38, -124.7), at(24.55, -81.8), at(44.9, -66.95), miami]) {
      expect(corner.x).toBeGreaterThan(0);
      expect(corner.x).toBeLessThan(975);
      expect(corner.y).toBeGreaterThan(0);
      expect(corner.y).toBeLessThan(610);
    }
    const view = fitView([anchorage, honolulu, miami], country);
    for (const { x, y } of [anchorage, honolulu, miami]) {
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
    }
  });

  test("stays on its plane whatever happens to it", () => {
    const view = fitView([miami], country);
    const changed = [
      view,
      fitView([], country),
      zoom(view, 0.5),
      zoom(view, 100),
      withAspectRatio(view, 0.6),
      viewAround(miami.x, miami.y, 20, view),
    ];
    expect(changed.map(({ plane }) => plane)).toEqual(changed.map(() => "mercator"));
    expect(fitView([miami])).not.toHaveProperty("plane");
  });

  test("zooms in to two units and out beyond the country", () => {
    expect(zoom(viewAround(400, 300, 20, country), 0.01).width).toBe(2);
    expect(zoom(viewAround(400, 300, 600, country), 100).width).toBe(2000);
  });

  test("uses the layout of a region only without pins across the country", () => {
    expect(mapLayoutFor([miami], "mercator")).toBe("region");
    expect(mapLayoutFor([anchorage, miami], "mercator")).toBe("country");
  });

  test.each([
    ["Anchorage", 61.2, -149.9],
    ["Honolulu", 21.3, -157.86],
    ["Austin", 30.27, -97.74],
  ])("covers the same distance around %s as on the earth", (_city, latitude, longitude) => {
    const { x, y } = at(latitude, longitude);
    const degree = Math.abs(at(latitude + 0.5, longitude).y - at(latitude - 0.5, longitude).y);
    expect(viewRadiusMiles(viewAround(x, y, 2 * degree, country))).toBeCloseTo(69, 0);
  });

  test("shows a point of the Albers map at the same place", () => {
    const albers = projectPlace({ state: "TX", latitude: 30.27, longitude: -97.74 });
    const { x, y } = projectToPlane(country, albers);
    expect(x).toBeCloseTo(at(30.27, -97.74).x, 0);
    expect(y).toBeCloseTo(at(30.27, -97.74).y, 0);
    expect(projectToPlane(countryView, albers)).toEqual(albers);
  });
});
