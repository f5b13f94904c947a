import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { allEndpoints } from "@/lib/platform/rules";
import { listFiles, root } from "@/prisma/test/schemas";

type Row = { what: string; tests: { file: string; title: string }[] };

function readRows(text: string): Row[] {
  const lines = text.split("\n").filter((line) => /^\| (?!---|what the)/.test(line));
  return lines.map((line) => {
    const [, what = "", tests = ""] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("\\|", "|"));
    return {
      what,
      tests: tests.split("<br>").map((each) => {
        const [, file = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(each) ?? [];
        return { file, title };
      }),
    };
  });
}

function titlesIn(file: string): Set<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const titles = new Set<string>();
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && /^(test|it)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.add(ts.isStringLiteralLike(title) ? title.text : title.getText(source).slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return titles;
}

const text = readFileSync(path.join(root, "docs/spec-map.md"), "utf8");
const rows = readRows(text);

test("each section that has tests to name is in the map of the specification, sentence by sentence", () => {
  const sections = new Set([...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => number));
  expect([...sections]).toEqual(["2", "4", "5", "7", "8", "9"]);
  expect(rows.length).toBeGreaterThan(240);
  expect(rows.filter(({ what }, index) => rows.findIndex((row) => row.what === what) !== index)).toEqual([]);
});

test("each row of the map names tests that there are", () => {
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

test("no endpoint lets a fixed account in", () => {
  const ways = allEndpoints
    .filter(({ path: at }) => /login|sign-?in|special|dev/i.test(at))
    .map(({ path: at }) => at);
  expect(ways).toEqual(["/api/login", "/api/login/totp"]);
  const sources = listFiles("app").concat(listFiles("lib"), listFiles("components"));
  const named = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /special (account|login)/i.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(named).toEqual([]);
});
