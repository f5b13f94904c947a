import { jobCountCap } from "./rules";
import { lookedUpOf } from "./weighing.rules";

const sampled = 200;

test.each([
  ["none of the newest says", 0, 20_000, 0],
  ["every hundredth says", 2, 20_000, 0],
  ["every fourth says", 50, 16_000, null],
  ["all say", 200, 16_000, null],
  ["every fourth says, of a few", 50, 2000, 0],
])("weighs a word that %s", (_, all, open, lookedUp) => {
  expect(lookedUpOf([all], { all, sampled, open })).toBe(lookedUp);
});

test("looks up the word that the fewest say", () => {
  expect(lookedUpOf([180, 1, 40], { all: 1, sampled, open: 20_000 })).toBe(1);
});

test("looks up none of the words that no index has", () => {
  expect(lookedUpOf([Infinity, Infinity], { all: 0, sampled, open: 20_000 })).toBeNull();
});

test.each([4000, 16_000, 100_000, 1_000_000])(
  "puts no more of %d jobs in order than the walk, a third as dear, would pass",
  (open) => {
    const shares = Array.from({ length: sampled + 1 }, (_, all) => all);
    const lookedUp = shares.filter((all) => lookedUpOf([all], { all, sampled, open }) !== null);
    const most = (Math.max(...lookedUp) / sampled) * open;
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(Math.max(jobCountCap + 1, Math.sqrt(((jobCountCap + 1) * open) / 3)));
  },
);
