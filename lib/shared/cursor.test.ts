import { z } from "zod";
import { decodeCursor, encodeCursor } from "./cursor";

const schema = z.object({ name: z.string(), at: z.number() });

test("a cursor comes back as it was, whatever letters it holds", () => {
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
])("%j is refused", (cursor) => {
  expect(() => decodeCursor(cursor, schema)).toThrow(
    expect.objectContaining({ code: "bad_request", fields: { cursor: expect.any(String) } }),
  );
});
