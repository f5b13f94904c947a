import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, root } from "@/prisma/test/schemas";

const repetition =
  /[(=,:&|?[]\s*\/(?:\\[sdwSDW]|\\p\{[^}]*\}|\.|\[(?:\\.|[^\]\\])+\])(?:[*+]|\{\d*,\})[^/\n]/i;

test.each([
  ["known.split(/\\s*,\\s*/)", true],
  ['text.replace(/[,;]+$/, "")', true],
  ['text.replace(/\\p{L}{2,}x/u, "")', true],
  ["text.split(/\\s+/)", false],
  ["/^\\s*multipart/.test(type)", false],
])("classifies %s as quadratic: %s", (line, isOne) => {
  expect(repetition.test(line)).toBe(isOne);
});

test("finds no quadratic pattern in code that parses requests", () => {
  const files = ["*.ts", "*.tsx"].flatMap(listFiles).filter((file) => !/\.test\.tsx?$/.test(file));
  const readers = files.filter((file) => /^(app|lib\/(server|shared)|middleware)/.test(file));
  expect(readers.length).toBeGreaterThan(300);
  const wrong = readers.filter((file) => repetition.test(readFileSync(path.join(root, file), "utf8")));
  expect(wrong).toEqual([]);
});
