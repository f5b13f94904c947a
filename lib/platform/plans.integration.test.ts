/** @template five_thousand */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { settleDeals } from "@/lib/messages/closing.commands";
import { vocabularyReady } from "@/lib/search/vocabulary.queries";
import { matchesOf } from "@/lib/searches/matching.rows";
import type { ListRead } from "@/prisma/list-read";
import { listReads, readSubjects } from "@/prisma/list-reads";
import { readSchemaKey, recordPages, recordStatements } from "@/prisma/plans";

const root = path.join(__dirname, "../..");
const file = path.join(root, "prisma/explained-plans.json");

/** What was explained at a hundred thousand listings: a hash of the schema, and by list one of its SQL and bounds. */
type Explained = { schema: string; lists: Record<string, string> };

const hashOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

async function readExplained(): Promise<Explained> {
  const subjects = await readSubjects();
  const keyOf = async ({ name: _name, bar: _bar, read, ...bounds }: ListRead) => {
    const statements = await recordPages((cursor) => read(subjects, cursor));
    const texts = new Set(statements.map(({ text }) => text));
    return hashOf([Object.entries(bounds).toSorted(), [...texts].toSorted()]);
  };
  const lists: Record<string, string> = {};
  for (const list of listReads) {
    // Some lists share a name, and their keys one line.
    const key = await keyOf(list);
    lists[list.name] = lists[list.name] ? hashOf([lists[list.name], key]) : key;
  }
  lists["saved searches that new listings match"] = hashOf(matchesOf([]).text);
  const settling = await recordStatements(() => settleDeals());
  lists["deals to settle"] = hashOf(settling.sent.map(({ text }) => text));
  return { schema: await readSchemaKey(), lists };
}

beforeAll(vocabularyReady);

test("the schema, the SQL and the bounds of every list are those that were explained", async () => {
  const found = await readExplained();
  expect(Object.keys(found.lists).length).toBeGreaterThan(200);
  // `npm run test:operations -- plans` explains them at 100,000 listings; then this writes down what passed.
  if (process.env.ACCEPT_PLANS) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(file, "utf8")));
}, 120_000);

const queries = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|[/.])queries\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, "lib", file), "utf8"));

test("no list of lib/ is missing among those whose plans are held", () => {
  const held = ["list-reads.ts", "job-reads.ts", "desk-reads.ts"].map((file) =>
    readFileSync(path.join(root, "prisma", file), "utf8"),
  );
  const names = queries.flatMap((text) =>
    [...text.matchAll(/^export (?:async )?function (list\w+)/gm)].map(([, name]) => name!),
  );
  expect(names.length).toBeGreaterThan(20);
  // Two ask for a row of each setting, the third is what listListings asks, the last what readColumn does.
  const others = ["listHomepageValues", "listSettingValues", "listPrivate", "listApplicants"];
  expect(
    names.filter((name) => !others.includes(name) && !held.some((text) => text.includes(`${name}(`))),
  ).toEqual([]);
});
