import { locatePoint, projectPlace } from "./projection.rules";

test.each([
  ["Austin", { state: "TX", latitude: 30.3, longitude: -97.74 }, { x: 464, y: 496.7 }],
  ["Seattle", { state: "WA", latitude: 47.6, longitude: -122.33 }, { x: 97.62, y: 46.46 }],
  ["Honolulu", { state: "HI", latitude: 21.3, longitude: -157.8 }, { x: 268.2, y: 549.35 }],
  ["Anchorage", { state: "AK", latitude: 61.2, longitude: -149.9 }, { x: 112.29, y: 544.42 }],
])("projects %s to its position in the Census shapes", (_, place, { x, y }) => {
  expect(projectPlace(place).x).toBeCloseTo(x, 1);
  expect(projectPlace(place).y).toBeCloseTo(y, 1);
});

test.each([
  ["Austin", { x: 464, y: 496.7 }, { latitude: 30.3, longitude: -97.74 }],
  ["Seattle", { x: 97.62, y: 46.46 }, { latitude: 47.6, longitude: -122.33 }],
  [
    "Miami",
    projectPlace({ state: "FL", latitude: 25.8, longitude: -80.2 }),
    { latitude: 25.8, longitude: -80.2 },
  ],
  ["Honolulu", { x: 268.2, y: 549.35 }, { latitude: 21.3, longitude: -157.8 }],
  ["Anchorage", { x: 112.29, y: 544.42 }, { latitude: 61.2, longitude: -149.9 }],
])("locates the point of %s in degrees", (_, point, { latitude, longitude }) => {
  expect(locatePoint(point).latitude).toBeCloseTo(latitude, 1);
  expect(locatePoint(point).longitude).toBeCloseTo(longitude, 1);
});
