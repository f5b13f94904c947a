import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { escapeBeyondLatin1, escapeFolder } from "./latin1-bundles.mjs";

const backslash = "\\";

test.each([
  ["a string", "'isn’t'"],
  ["a template", "`“${1 + 1}” ≤ 🏠`"],
  ["a letter after a backslash", `'${backslash}’ ${backslash}${backslash}’'`],
  ["an expression", "'a’s b'.replace(/[’•]s/g, '')"],
  ["an expression of code points", "'🏠🏡'.match(/^[🏠-🏡]$/u) + ' ' + '🏠'.match(/^[🏠-🏡]$/u)"],
  ["the last code point", `'${String.fromCodePoint(0x10ffff)}'.codePointAt(0)`],
])("keeps the meaning of %s", (_, program) => {
  const written = escapeBeyondLatin1(program);
  expect(written).toMatch(/^[\0-\xff]+$/);
  expect(runInNewContext(written)).toEqual(runInNewContext(program));
});

test("preserves a bundle that needs no escapes or may have a raw template", () => {
  const raw = "String.raw`’`";
  expect([escapeBeyondLatin1("'é'"), escapeBeyondLatin1(raw)]).toEqual(["'é'", raw]);
});

test("rewrites only the bundles of a folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plaza-programs-"));
  writeFileSync(join(folder, "a.js"), "'’'");
  writeFileSync(join(folder, "a.json"), '"’"');
  await escapeFolder(folder);
  const read = (name) => readFileSync(join(folder, name), "utf8");
  expect([read("a.js"), read("a.json")]).toEqual([`'${backslash}u2019'`, '"’"']);
  rmSync(folder, { recursive: true });
});
