import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const most = 10;
const wings = ["analysis", "lexicon", "entities"].map((wing) => path.join(__dirname, "..", wing));
const files = wings.flatMap((wing) =>
  readdirSync(wing)
    .filter((file) => file.endsWith(".rules.ts"))
    .map((file) => path.join(wing, file)),
);

/** Lists inside code: words of one string, strings of one array, and alternatives of one regular expression. */
function listsIn(code: string): string[][] {
  const strings = [...code.matchAll(/"([a-z', ]+)"/g)].map(([, words = ""]) => words.split(/,? /));
  const arrays = [...code.matchAll(/\[((?:\s*"[^"\n]*",?)+)\s*\]/g)].map(([, items = ""]) =>
    items.split('",'),
  );
  const groups = [...code.matchAll(/\(([a-z|?]+)\)/g)].map(([, words = ""]) => words.split("|"));
  return [...strings, ...arrays, ...groups];
}

test("rules of words hold no list of more than ten", () => {
  expect(files.length).toBeGreaterThan(20);
  const long = files.flatMap((file) =>
    listsIn(readFileSync(file, "utf8"))
      .filter((list) => list.length > most)
      .map((list) => `${path.basename(file)}: ${list.slice(0, 3).join(" ")}`),
  );
  expect(long).toEqual([]);
});
