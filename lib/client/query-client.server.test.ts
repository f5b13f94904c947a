/** @jest-environment node */
import { keptFor, makeQueryClient } from "./query-client";

test("a client on the server holds no timer", () => {
  expect(keptFor(600_000)).toBe(Infinity);
  expect(makeQueryClient().getDefaultOptions().queries?.gcTime).toBe(Infinity);
});
