import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../..");

const queries = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|[/.])queries\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, "lib", file), "utf8"));

test("covers every list in lib/ with a plan test", () => {
  const coveredFiles = [
    "list-reads.ts",
    "job-reads.ts",
    "desk-reads.ts",
    "search-reads.ts",
    "feed-reads.ts",
    "varied-reads.ts",
    "appointment-reads.ts",
    "deal-reads.ts",
  ].map((file) => readFileSync(path.join(root, "prisma", file), "utf8"));
  const names = queries.flatMap((text) =>
    [...text.matchAll(/^export (?:async )?function (list\w+)/gm)].map(([, name]) => name!),
  );
  expect(names.length).toBeGreaterThan(20);
  // The first two read a row per setting; the others are covered by listListings and readColumn.
  const others = ["listHomepageValues", "listSettingValues", "listPrivate", "listApplicants"];
  expect(
    names.filter((name) => !others.includes(name) && !coveredFiles.some((text) => text.includes(`${name}(`))),
  ).toEqual([]);
});
