import type pg from "pg";
import { searchListings } from "../results/queries";

const things = ["sofa", "lamp", "desk", "chair", "table", "shelf", "bench", "stool", "couch", "mirror"];
const texts = ["oak", "red", "old"].flatMap((one) => things.map((thing) => `${one} ${thing}`));

async function countPlans(part: string): Promise<{ once: number; anew: number }> {
  const { plazaPool: pool } = globalThis as { plazaPool?: pg.Pool };
  const clients = await Promise.all(Array.from({ length: pool!.totalCount }, () => pool!.connect()));
  const found = await Promise.all(
    clients.map((client) =>
      client.query<{ once: number; anew: number }>(
        `SELECT generic_plans::int AS once, custom_plans::int AS anew FROM pg_prepared_statements
        WHERE position($1 in statement) > 0 AND generic_plans + custom_plans > 5`,
        [part],
      ),
    ),
  );
  for (const client of clients) client.release();
  const all = found.flatMap(({ rows }) => rows);
  return {
    once: all.reduce((sum, { once }) => sum + once, 0),
    anew: Math.max(...all.map(({ anew }) => anew)),
  };
}

test.each([
  ["the words of a text as the index has them", "is_stop_word(typed.word)"],
  ["the words of a text as they were typed", "search_words_of(content)"],
])("plans the statement on %s once for all texts", async (_, part) => {
  for (const search of texts) await searchListings({ search });
  const { once, anew } = await countPlans(part);
  expect(once).toBeGreaterThan(0);
  expect(anew).toBe(5);
});
