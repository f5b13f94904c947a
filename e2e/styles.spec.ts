import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./fixtures";

/** Marker classes that other elements refer to; they have no styles themselves. */
const marks = /^(group|peer)(\/|$)/;

function namesIn(source: string): string[] {
  const classMatches = [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/gi)];
  return classMatches
    .flatMap(([, plain, put]) => (plain ?? put ?? "").replaceAll(/\S*\$\{.*?\}(?=\s|$)/gs, " ").split(/\s+/))
    .filter((name) => name && !marks.test(name));
}

function filesIn(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end) && !file.includes(".test."))
    .map((file) => path.join(folder, file));
}

test("finds every class name of components in the style sheet", () => {
  const sheets = filesIn(".next/static", ".css").map((file) => readFileSync(file, "utf8"));
  const known = new Set(
    [...sheets.join("\n").matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")),
  );
  const files = ["app", "components"].flatMap((folder) => filesIn(folder, ".tsx"));
  const unknown = files.flatMap((file) =>
    namesIn(readFileSync(file, "utf8"))
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(known.size).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});
