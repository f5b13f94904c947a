import { createRecentInvalidations } from "./recent-invalidations";

let time = 0;
const now = () => time;
const payload = (number: number, tag = "a") =>
  JSON.stringify({ from: "x", number, kind: "purge", tags: [tag] });

beforeEach(() => (time = 0));

test("counts a message that arrives both ways once", () => {
  const recent = createRecentInvalidations(now);
  expect(recent.note(payload(1), 0)).toMatchObject({ kind: "purge", tags: ["a"] });
  expect(recent.note(payload(1), null)).toBeNull();
  expect(recent.note(payload(2), null)).toMatchObject({ number: 2 });
});

test("reports a message to every renderer but its sender for ten seconds, in order", () => {
  const recent = createRecentInvalidations(now);
  recent.note(payload(1), 0);
  recent.note(payload(2), null);
  const numbersFor = (renderer: number) => recent.invalidationsFor(renderer).map(({ number }) => number);
  expect([numbersFor(0), numbersFor(1)]).toEqual([[2], [1, 2]]);
  time = 9_999;
  expect(numbersFor(1)).toEqual([1, 2]);
  time = 10_000;
  expect(numbersFor(1)).toEqual([]);
});

test("invalidates everything for a message that nobody understands", () => {
  const recent = createRecentInvalidations(now);
  expect(recent.note("nonsense", null)).toBe("all");
  expect(recent.invalidationsFor(0)).toEqual([{ number: 1, payload: "nonsense" }]);
});
