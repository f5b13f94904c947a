import { missingOf, retryAfter } from "./retry-after.mjs";

test("reveals the missing resource only by the header", () => {
  for (const [missing, seconds] of Object.entries(retryAfter))
    expect(missingOf(String(seconds))).toBe(missing);
  expect(missingOf("15")).toBeUndefined();
  expect(missingOf(undefined)).toBeUndefined();
});
