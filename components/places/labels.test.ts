import type { PinDto } from "@/lib/search/refinement/pins.contract";
import { clusterPins, viewAround, countryView, withAspectRatio } from "./clusters";
import { labelsOf, pinsWithRoom } from "./labels";

const pin = (name: string, x: number, y: number): PinDto => ({
  id: name,
  name,
  latitude: 0,
  longitude: 0,
  x,
  y,
  count: 1,
  lowest: 10,
});

const named = (pins: PinDto[], view = countryView) =>
  labelsOf(clusterPins(pins, view), view, { textOf: () => "" });

describe("labelsOf", () => {
  test("names the largest cities in view, and more of a region when zoomed in", () => {
    expect(named([]).map(({ name }) => name)).toEqual(expect.arrayContaining(["Houston", "New York"]));
    const texas = named([], viewAround(464, 496, 150)).map(({ name }) => name);
    expect(texas).toContain("Waco");
    expect(texas).not.toContain("New York");
  });

  test("names no small city on a map of the whole country, however much room there is", () => {
    const small = ({ name }: { name: string }) => name === "Waco" || name === "Chico";
    expect(named([]).some(small)).toBe(false);
    const bay = viewAround(56, 248, 150);
    expect(named([], bay).some(small)).toBe(true);
  });

  test("names a place with a pin first, and not again at the dot that the pin covers", () => {
    const labels = named([pin("Austin, TX", 463.9, 496.5)]);
    expect(labels[0]).toMatchObject({ name: "Austin", at: "below" });
    expect(labels.filter(({ name }) => name === "Austin")).toHaveLength(1);
  });

  test("omits names that would overlap a pin or another name", () => {
    const around = [pin("A, TX", 440, 470), pin("B, TX", 440, 500), pin("C, TX", 500, 485)];
    const view = viewAround(464, 496, 200);
    const clusters = clusterPins(around, view);
    const labels = labelsOf(clusters, view, { textOf: () => "" });
    expect(labels.length).toBeGreaterThan(2);
    for (const { left, top } of labels.filter((label) => label.at === "middle")) {
      expect(clusters.every((one) => Math.abs(one.left - left) > 8 || Math.abs(one.top - top) > 8)).toBe(
        true,
      );
    }
  });

  test("names a place at the lower edge above its pin", () => {
    const view = viewAround(464, 496, 150);
    const [label] = named([pin("Austin, TX", 464, view.y + view.height * 0.93)], view);
    expect(label).toMatchObject({ name: "Austin", at: "above" });
  });

  test("has more room for names on a taller map", () => {
    const places = [pin("A, TX", 440, 490), pin("B, TX", 440, 503)];
    const pinned = (shape?: number) =>
      named(places, withAspectRatio(viewAround(464, 496, 100), shape)).filter(({ at }) => at !== "middle")
        .length;
    expect(pinned(0.6)).toBe(2);
  });
});

test("selects the pins whose labels cover no other pin", () => {
  const view = viewAround(464, 496, 100);
  const clusters = clusterPins(
    [pin("A, TX", 430, 496), pin("B, TX", 452, 496), pin("C, TX", 500, 496)],
    view,
  );
  const roomy = (text: string) => [...pinsWithRoom(clusters, view, () => text)].map((one) => one.pin.name);
  expect(roomy("1")).toEqual(["A, TX", "B, TX", "C, TX"]);
  expect(roomy("1 · $400K+")).toEqual(["A, TX", "C, TX"]);
});
