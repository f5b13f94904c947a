import { createRandom } from "@/scripts/demo/random";
import { properties } from "./all";
import type { Context } from "./context";
import { readLevels } from "./levels";
import { property, rateOf } from "./property";
import { contentWords, fold, headOf, misspell, otherNumberOf, wordsOf } from "./words";

test("gives every property a level, and every level a property", () => {
  expect([...readLevels().keys()]).toEqual(properties.map(({ name }) => name));
});

test("reads levels as rates", () => {
  const rates = [...readLevels().values()].flatMap(({ bar, demo, varied }) => [bar, demo, varied]);
  expect(rates.filter((rate) => !(rate >= 0 && rate <= 1))).toEqual([]);
});

test("counts passing cases, reports others, and skips those that do not apply", async () => {
  const isEven = property(
    "even",
    () => [1, 2, 3, 4, 5],
    async (one) => (one === 3 ? null : one % 2 === 0 || `${one} is odd`),
  );
  const outcome = await isEven.check({ count: 4 } as Context);
  expect(outcome).toEqual({ passed: 2, checked: 3, failures: ["1 is odd"] });
  expect(rateOf(outcome)).toBeCloseTo(2 / 3);
  expect(rateOf({ passed: 0, checked: 0, failures: [] })).toBe(1);
});

test("drops accents, letter case, and curly apostrophes", () => {
  expect(fold("Pokémon’s CAFÉ")).toBe("pokemon's cafe");
  expect(wordsOf("Björkö - 2x Chair (new)")).toEqual(["bjorko", "2x", "chair", "new"]);
  expect(contentWords("The chair with 4 legs")).toEqual(["chair", "legs"]);
});

test.each([
  ["Oak dining table with four chairs", "table"],
  ["Red bike, barely used", "bike"],
  ["Sonora - Headphones", "sonora"],
  ["XR-450", null],
])("finds in %j the head %j", (title, head) => expect(headOf(title)).toBe(head));

test.each([
  ["chair", "chairs"],
  ["chairs", "chair"],
  ["berry", "berries"],
  ["watches", "watch"],
  ["glass", null],
])("turns %s into %s", (word, other) => expect(otherNumberOf(word)).toBe(other));

test("changes a word inside and keeps its first letter", () => {
  const random = createRandom(1);
  const slips = Array.from({ length: 50 }, () => misspell("camera", random));
  expect(slips.every((slip) => slip.startsWith("c") && Math.abs(slip.length - 6) <= 1)).toBe(true);
  expect(new Set(slips).size).toBeGreaterThan(15);
});
