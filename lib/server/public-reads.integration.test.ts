import { rows, sql } from "./db";
import { makeAnswer } from "./front/seams";

describe("rows of one answer", () => {
  const draw = (bound: number | bigint) =>
    rows<{ drawn: number }>(sql`SELECT random() * ${bound}::int8 AS drawn`);

  test("asks the same once where everybody may see what is read", async () => {
    const drawn = await makeAnswer({ tags: [], isPublic: true }, async () => {
      const [first, second] = await Promise.all([draw(1000), draw(1000)]);
      first.length = 0;
      return [second, await draw(1000), await draw(1001), await draw(1000n)].map(([row]) => row?.drawn);
    });
    expect(drawn).toEqual([expect.any(Number), drawn[0], expect.any(Number), expect.any(Number)]);
    expect(new Set(drawn).size).toBe(3);
  });

  test("asks each time for somebody, and anew for the next answer", async () => {
    const own = await makeAnswer({ tags: [] }, async () => [await draw(1000), await draw(1000)]);
    const next = await makeAnswer({ tags: [], isPublic: true }, () => draw(1000));
    const last = await makeAnswer({ tags: [], isPublic: true }, () => draw(1000));
    expect(new Set([...own, next, last].map(([row]) => row?.drawn)).size).toBe(4);
  });
});
