import { formatWait } from "./wait";

test.each([
  [0, "in a minute"],
  [60, "in a minute"],
  [61, "in 2 minutes"],
  [1500, "in 25 minutes"],
  [3600, "in 60 minutes"],
  [5401, "in 2 hours"],
  [86_400, "in 24 hours"],
])("formats %i seconds as %s", (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
