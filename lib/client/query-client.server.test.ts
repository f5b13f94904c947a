import { browserCacheTime, makeQueryClient } from "./query-client";

test("starts no timer on the server", () => {
  expect(browserCacheTime(600_000)).toBe(Infinity);
  expect(makeQueryClient().getDefaultOptions().queries?.gcTime).toBe(Infinity);
});
