import { fitsInMemory } from "./test-folders.mjs";

const gigabyte = 1024 ** 3;

test("a copy stands in memory only where the programs that are tested keep four gigabytes", () => {
  expect(fitsInMemory(gigabyte, 6.1 * gigabyte)).toBe(true);
  expect(fitsInMemory(gigabyte, 5.9 * gigabyte)).toBe(false);
  expect(fitsInMemory(0, 0)).toBe(false);
});

test("what is of unknown size does not", () => {
  expect(fitsInMemory(null, 64 * gigabyte)).toBe(false);
});
