import { parseArgs } from "node:util";
import { overHttp, readCatalog } from "./client";
import { judgeQueries, type JudgedAnswer } from "./judge";
import { belowFloors, figuresTable } from "./report";
import { readSet, setNames } from "./sets";
import { traceOf } from "./trace";

const usage =
  "npm run judge -- --base=URL [--set=NAME|FILE]… [--misses] [--floors]\n" +
  "  --base    URL of a running site\n" +
  "  --set     name of a set in scripts/judge/sets, or a TSV file with the same columns; default: all sets\n" +
  "  --misses  print how search interpreted each query with poor results\n" +
  "  --floors  exit with 1 if a set is below scripts/judge/floors.tsv (for the demo data)";

function isMiss({ ndcg, isFirstRight, isLoss }: JudgedAnswer): boolean {
  return ndcg < 0.7 || !isFirstRight || isLoss;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      base: { type: "string" },
      set: { type: "string", multiple: true },
      misses: { type: "boolean" },
      floors: { type: "boolean" },
    },
  });
  if (!values.base) throw new Error(usage);
  const get = overHttp(values.base);
  const queries = (values.set ?? setNames()).flatMap(readSet);
  const listings = await readCatalog(get);
  const judged = await judgeQueries(get, queries, listings);
  console.log(`${queries.length} queries over ${listings.length} listings\n\n${figuresTable(judged)}`);
  if (values.misses) console.log(`\n${judged.filter(isMiss).map(traceOf).join("\n")}`);
  const fallen = values.floors ? belowFloors(judged) : [];
  if (fallen.length > 0) console.error(`\nBelow the floors:\n${fallen.join("\n")}`);
  process.exitCode = fallen.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
