/** @jest-environment node */
import { countryView, viewAround } from "./clusters";
import { cityView, percentOf, showsOffers, spreadAround } from "./spread";

const city = { x: 400, y: 300 };
const offers = Array.from({ length: 24 }, (_, index) => spreadAround(city, index));

test("spreads offers around the city, inside its view, none on top of another", () => {
  const places = offers.map((point) => percentOf(point, cityView(city, countryView))!);
  expect(places).not.toContain(null);
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
