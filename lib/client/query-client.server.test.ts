/** @jest-environment node */
import { browserCacheTime, makeQueryClient } from "./query-client";

test("a client on the server starts no timer", () => {
  expect(browserCacheTime(600_000)).toBe(Infinity);
  expect(makeQueryClient().getDefaultOptions().queries?.gcTime).toBe(Infinity);
});
