import { fitsInMemory } from "./test-folders.mjs";

const gigabyte = 1024 ** 3;

test("keeps a copy in memory only if four gigabytes remain for the tested programs", () => {
  expect(fitsInMemory(gigabyte, 6.1 * gigabyte)).toBe(true);
  expect(fitsInMemory(gigabyte, 5.9 * gigabyte)).toBe(false);
  expect(fitsInMemory(0, 0)).toBe(false);
});

test("keeps no copy of unknown size in memory", () => {
  expect(fitsInMemory(null, 64 * gigabyte)).toBe(false);
});
