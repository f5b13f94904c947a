import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFiles, root } from "@/prisma/test/schemas";

const files = ["lib/**.ts", "app/**.ts", "app/**.tsx"]
  .flatMap(listFiles)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

const finders = /^(findMany|findFirst|findFirstOrThrow)$/;
const comparing = /\b(lt|lte|gt|gte):/;

type Found = { file: string; form: string };

/** Prisma read calls with their options that make a list slow, at any depth. */
function readFinds({ file, text }: { file: string; text: string }): { calls: number; slow: Found[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const slow: Found[] = [];
  let calls = 0;

  function readOptions(node: ts.Node): void {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const name = node.name.getText().replace(/['"]/g, "");
      const isKeys = name === "OR" && (/queries\.ts$/.test(file) || comparing.test(node.getText()));
      if (name === "cursor" || name === "skip" || isKeys) slow.push({ file, form: node.getText() });
    }
    ts.forEachChild(node, readOptions);
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (finders.test(node.expression.name.text)) {
        calls += 1;
        node.arguments.forEach(readOptions);
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return { calls, slow };
}

test("finds no list that pages with a Prisma cursor, an offset, or keys in an OR", () => {
  const finds = files.filter(({ text }) => /\.find(Many|First)/.test(text)).map(readFinds);
  expect(finds.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(10);
  expect(finds.flatMap(({ slow }) => slow)).toEqual([]);
});

test("finds no statement with an offset, except the one that limits the browsers of a person", () => {
  // `OFFSET 0` skips no rows; it keeps PostgreSQL from merging the subquery.
  expect(files.filter(({ text }) => /\bOFFSET\s+(?!0\b)/.test(text)).map(({ file }) => file)).toEqual([
    "lib/notifications/push/push.commands.ts",
  ]);
});

test.each([
  ["by a cursor", "db.listing.findMany({ take: 24, cursor: { id } })"],
  ["by rows to skip", "tx.listing.findMany({ where: { OR: [{ a }, { b }] }, skip })"],
  ["by rows of a relation to skip", "db.user.findFirst({ select: { listings: { skip: 24, take: 24 } } })"],
  ["by keys", "db.listing.findMany({ where: { OR: [{ at: { lt: at } }, { at, id: { lt: id } }] } })"],
])("detects a list that pages %s", (_, text) => {
  expect(readFinds({ file: "lib/listings/desk.commands.ts", text }).slow).toHaveLength(1);
});
