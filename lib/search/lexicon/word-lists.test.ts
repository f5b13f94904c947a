import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const most = 10;
const search = path.join(__dirname, "..");
const files = readdirSync(search, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(rules|queries|copy)\.ts$/.test(file))
  .map((file) => path.join(search, file));

/** Lists inside code: words of one string, strings of one array, and alternatives of one regular expression. */
function listsIn(code: string): string[][] {
  const strings = [...code.matchAll(/"([a-z', ]+)"/g)].map(([, words = ""]) => words.split(/,? /));
  const arrays = [...code.matchAll(/\[((?:\s*"[^"\n]*",?)+)\s*\]/g)].map(([, items = ""]) =>
    items.split('",'),
  );
  const groups = [...code.matchAll(/\((?:\?:)?([a-z|? ]+)\)/gi)].map(([, words = ""]) => words.split("|"));
  return [...strings, ...arrays, ...groups];
}

test("code of search holds no list of more than ten words", () => {
  expect(files.length).toBeGreaterThan(100);
  const long = files.flatMap((file) =>
    listsIn(readFileSync(file, "utf8"))
      .filter((list) => list.length > most)
      .map((list) => `${path.basename(file)}: ${list.slice(0, 3).join(" ")}`),
  );
  expect(long).toEqual([]);
});
