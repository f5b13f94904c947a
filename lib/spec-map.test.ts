import { readFileSync } from "node:fs";
import path from "node:path";
import { allEndpoints } from "@/lib/platform/rules";
import { listFiles, root } from "@/prisma/test/schemas";
import { titlesIn } from "@/prisma/test/test-titles";
import { renderSpecMap } from "@/scripts/lib/spec-map.mjs";

type Row = { section: string; what: string; tests: { file: string; title: string }[] };

function readRows(tsv: string): Row[] {
  const rows = new Map<string, Row>();
  for (const line of tsv.split("\n").filter(Boolean)) {
    const [section = "", what = "", file = "", title = ""] = line.split("\t");
    const row = rows.get(what) ?? { section, what, tests: [] };
    row.tests.push({ file, title });
    rows.set(what, row);
  }
  return [...rows.values()];
}

const tsv = readFileSync(path.join(root, "docs/spec-map.tsv"), "utf8");
const rows = readRows(tsv);

test("maps each section with tests, sentence by sentence", () => {
  const lines = tsv.split("\n").filter(Boolean);
  const sections = new Set(rows.map(({ section }) => section.slice(0, 2)));
  expect([...sections]).toEqual(["2.", "4.", "5.", "7.", "8.", "9."]);
  expect(rows.length).toBeGreaterThan(240);
  const inTwo = rows.filter(({ section, what }) =>
    lines.some((line) => line.split("\t")[1] === what && line.split("\t")[0] !== section),
  );
  expect(inTwo).toEqual([]);
});

test("writes docs/spec-map.md as `npm run spec-map` does", () => {
  expect(readFileSync(path.join(root, "docs/spec-map.md"), "utf8")).toBe(renderSpecMap(tsv));
});

test("finds the test of each row of the map", () => {
  const known = new Map<string, Set<string>>();
  const files = new Set(listFiles("*"));
  const missing = rows.flatMap(({ what, tests }) =>
    tests
      .filter(({ file, title }) => {
        if (!title || !files.has(file)) return true;
        const titles = known.get(file) ?? titlesIn(file);
        known.set(file, titles);
        return !titles.has(title);
      })
      .map(({ file, title }) => `${what}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
});

test("42: signs in no fixed account by any endpoint", () => {
  const ways = allEndpoints
    .filter(({ path: at }) => /login|sign-?in|special|dev/i.test(at))
    .map(({ path: at }) => at);
  expect(ways).toEqual([
    "/api/login",
    "/api/login/totp",
    "/api/sign-in-alert",
    "/api/login/passkey/options",
    "/api/login/passkey",
  ]);
  const sources = listFiles("app").concat(listFiles("lib"), listFiles("components"));
  const named = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /special (account|login)/i.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(named).toEqual([]);
});
