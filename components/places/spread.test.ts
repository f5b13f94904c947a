import { countryView, viewAround, withAspectRatio } from "./clusters";
import { cityView, percentOf, showsOffers, spreadAround } from "./spread";

const city = { x: 400, y: 300 };
const offers = Array.from({ length: 24 }, (_, index) => spreadAround(city, index));

test.each([0.7, 1.6])("spreads offers inside the view of a city, whatever its shape: %d", (shape) => {
  const view = cityView(city, withAspectRatio(countryView, shape));
  expect(offers.map((point) => percentOf(point, view))).not.toContain(null);
});

test("puts no offer on top of another", () => {
  const places = offers.map((point) => percentOf(point, cityView(city, withAspectRatio(countryView, 0.7)))!);
  for (const [index, one] of places.entries())
    for (const other of places.slice(0, index))
      expect(Math.hypot(one.left - other.left, (one.top - other.top) / 0.6)).toBeGreaterThan(9);
});

test("gives an offer the same position every time", () => {
  expect(spreadAround(city, 3)).toEqual(spreadAround(city, 3));
});

test("shows offers only in a view of one city", () => {
  expect([showsOffers(cityView(city, countryView)), showsOffers(viewAround(400, 300, 60))]).toEqual([
    true,
    false,
  ]);
});
