import { z } from "zod";
import { AppError } from "./app-error";
import { decodeCursor, encodeCursor, readPageOrFirst, toPage } from "./page";

const schema = z.object({ name: z.string(), at: z.number() });

test("decodes a cursor unchanged, whatever its characters", () => {
  for (const name of ["plain", "Łódź 🔥 日本", 'quotes " \\ /', ""]) {
    const cursor = encodeCursor({ name, at: 0.1 + 0.2 });
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeCursor(cursor, schema)).toEqual({ name, at: 0.1 + 0.2 });
  }
});

test.each([
  "",
  "%",
  "a b",
  "====",
  "e30",
  "bnVsbA",
  "_w",
  encodeCursor({ name: 1, at: 2 }),
  encodeCursor([]),
  encodeCursor({ name: "x".repeat(400), at: 2 }),
])("refuses the cursor %j", (cursor) => {
  expect(() => decodeCursor(cursor, schema)).toThrow(
    expect.objectContaining({ code: "bad_request", fields: { cursor: expect.any(String) } }),
  );
});

describe("readFrom", () => {
  const read = (cursor: string | undefined) =>
    Promise.resolve(cursor ? decodeCursor(cursor, schema).name : "front");

  test("reads from a valid cursor and returns it", async () => {
    const cursor = encodeCursor({ name: "second", at: 2 });
    expect(await readPageOrFirst(cursor, read)).toEqual({ page: "second", cursor });
  });

  test.each([undefined, "", "rubbish", "x".repeat(10_000), encodeCursor(["other"])])(
    "starts at the first page for %j",
    async (cursor) => expect(await readPageOrFirst(cursor, read)).toEqual({ page: "front", cursor: "" }),
  );

  test.each([
    new Error("down"),
    new AppError("bad_request", "Another field", { fields: { sort: "Choose one" } }),
  ])("rethrows an error that the cursor did not cause: %s", async (error) => {
    await expect(readPageOrFirst("abc", () => Promise.reject(error))).rejects.toBe(error);
  });
});

describe("toPage", () => {
  const pageOf = (found: number[], counted?: { total: number; capped?: boolean }) =>
    toPage({ found, limit: 2, toItem: String, placeOf: (row) => ({ name: "at", at: row }) }, counted);

  test("drops the row beyond the limit, and continues from the last one shown", () => {
    const { items, next } = pageOf([1, 2, 3], { total: 3 });
    expect(items).toEqual(["1", "2"]);
    expect(decodeCursor(next ?? "", schema)).toEqual({ name: "at", at: 2 });
  });

  test.each([[[1, 2]], [[1]], [[]]])("has no next page after %j", (found) => {
    expect(pageOf(found, { total: 9 }).next).toBeNull();
  });

  test("returns the total and whether it was capped", () => {
    expect(pageOf([1], { total: 1000, capped: true })).toMatchObject({ total: 1000, capped: true });
    expect(pageOf([1], { total: 7 })).toMatchObject({ total: 7, capped: false });
    expect(pageOf([])).toEqual({ items: [], next: null, total: 0, capped: false });
  });
});
