/** @database demo */
import { readCatalog } from "./client";
import { overHandlers } from "./handlers";
import { judgeQueries } from "./judge";
import { belowFloors, figuresTable } from "./report";
import { readSet, setNames } from "./sets";

jest.setTimeout(300_000);

test("answers every judged set at its floors or better", async () => {
  const get = await overHandlers();
  const judged = await judgeQueries(get, setNames().flatMap(readSet), await readCatalog(get));
  process.stdout.write(`${figuresTable(judged)}\n`);
  expect(judged.length).toBeGreaterThan(2_700);
  expect(belowFloors(judged)).toEqual([]);
});
