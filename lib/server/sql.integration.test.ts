import { encodeCursor } from "@/lib/shared/page";
import { rows, sql } from "./db";
import { afterMoment, allOf, containing, countUpTo } from "./sql";

const ids = [1, 2, 3].map((digit) => `0190b6a0-0000-7000-8000-00000000000${digit}`);
const [early, late] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
const moments = sql`(VALUES (${early}::timestamptz, ${ids[0]}::uuid), (${late}::timestamptz, ${ids[1]}::uuid),
  (${late}::timestamptz, ${ids[2]}::uuid)) AS m (at, id)`;

describe("afterMoment", () => {
  const columns = sql`m.at, m.id`;
  const cursor = encodeCursor([late, ids[1]]);

  test.each([
    ["newest", cursor, [ids[0]]],
    ["oldest", cursor, [ids[2]]],
    ["newest", undefined, ids],
  ] as const)("gives what follows in a list with the %s first", async (first, from, expected) => {
    const after = afterMoment({ columns, first, cursor: from });
    const found = await rows<{ id: string }>(sql`SELECT id FROM ${moments} WHERE ${after} ORDER BY id`);
    expect(found.map(({ id }) => id)).toEqual(expected);
  });

  test("refuses a cursor of another list", () => {
    const other = encodeCursor(["newest", late, ids[1]]);
    expect(() => afterMoment({ columns, first: "newest", cursor: other })).toThrow(
      expect.objectContaining({ code: "bad_request" }),
    );
  });
});

test.each([
  [[], 3],
  [[sql`m.at = ${late}::timestamptz`], 2],
  [[sql`m.at = ${late}::timestamptz`, sql`m.id = ${ids[0]}::uuid`], 0],
])("allOf joins conditions, and none is true", async (conditions, expected) => {
  expect(await rows(sql`SELECT 1 FROM ${moments} WHERE ${allOf(conditions)}`)).toHaveLength(expected);
});

test.each([
  ["50%", "50% off", true],
  ["50%", "500 off", false],
  ["a_b", "xaxbx", false],
  ["a\\b", "xa\\bx", true],
])("containing takes %j as it stands", async (text, whole, expected) => {
  expect(await rows(sql`SELECT ${whole} LIKE ${containing(text)} AS found`)).toEqual([{ found: expected }]);
});

test.each([
  [2, { total: 2, capped: true }],
  [3, { total: 3, capped: false }],
  [9, { total: 3, capped: false }],
])("countUpTo %i says where it stopped", async (cap, expected) => {
  expect(await rows(countUpTo(cap, sql`FROM ${moments}`))).toEqual([expected]);
});
