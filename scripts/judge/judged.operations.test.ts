/** @database demo */
import { readCatalog } from "./client";
import { overHandlers } from "./handlers";
import { judgeQueries } from "./judge";
import { belowFloors, figuresTable } from "./report";
import { readSet, setNames } from "./sets";

jest.setTimeout(1_200_000);

test("answers every judged set at its floors or better", async () => {
  const get = await overHandlers();
  const queries = setNames().flatMap(readSet);
  const judged = await judgeQueries(get, queries, await readCatalog(get));
  process.stdout.write(`${figuresTable(judged)}\n`);
  expect(judged.length).toBeGreaterThan(2_500);
  // A query that no listing of the demo data answers isn't judged.
  expect(queries.length).toBe(judged.length);
  expect(belowFloors(judged)).toEqual([]);
});
