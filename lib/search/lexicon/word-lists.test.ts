import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const most = 10;
const nouns = ["search", "jobs"];
const files = nouns.flatMap((noun) => {
  const folder = path.join(__dirname, "..", "..", noun);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|[./])(?:rules|queries|copy|rows)\.ts$/.test(file))
    .map((file) => path.join(folder, file));
});

function alternativesIn(code: string): string[][] {
  const groups: string[][] = [];
  const innermost = /\((?:\?(?:[:!=]|<[!=]|<\w+>))?([^()]*)\)/g;
  let rest = code;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(innermost, (_, content: string) => {
      groups.push(content.split("|").filter((one) => /^\^?[a-z ?]+\$?$/i.test(one.trim())));
      return "";
    });
  }
  return groups;
}

function listsIn(code: string): string[][] {
  const strings = [...code.matchAll(/"([a-z', ]+)"/g)].map(([, words = ""]) => words.split(/,? /));
  const arrays = [...code.matchAll(/\[((?:\s*"[^"\n]*",?)+)\s*\]/g)].map(([, items = ""]) =>
    items.split('",'),
  );
  return [...strings, ...arrays, ...alternativesIn(code)];
}

test("finds alternatives of a regular expression around inner groups", () => {
  expect(alternativesIn("/(?:a|vacanc(?:y|ies)|(?<!c )b)$/")).toEqual([
    ["y", "ies"],
    ["c "],
    ["a", "vacanc", "b"],
  ]);
});

const identifiers = /^(?:rules|address\.rules)\.ts: /;

test("finds no list of more than ten words in the code of search and jobs", () => {
  expect(files.length).toBeGreaterThan(140);
  const long = files.flatMap((file) =>
    listsIn(readFileSync(file, "utf8"))
      .filter((list) => list.length > most)
      .map((list) => `${path.basename(file)}: ${list.slice(0, 3).join(" ")}`),
  );
  expect(long.filter((list) => !identifiers.test(list))).toEqual([]);
});
