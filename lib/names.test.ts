import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFiles, root } from "@/prisma/test/schemas";
import { words, exceptions } from "@/prisma/test/literary-words.json";

const literary = new Set(words);
const isLiterary = (name: string) => {
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[ _$]+/);
  return literary.has(parts[0] ?? "") || literary.has(parts.at(-1) ?? "");
};

const declarations = new Set([
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.PropertyDeclaration,
]);

function literaryNamesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found = new Set<string>();
  function visit(node: ts.Node): void {
    if (declarations.has(node.kind)) {
      const { name } = node as ts.NamedDeclaration;
      if (name && ts.isIdentifier(name) && isLiterary(name.text)) found.add(name.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return [...found];
}

test("refuses identifiers that begin or end with a literary word", () => {
  const files = ["*.ts", "*.tsx", "*.mjs"].flatMap(listFiles).filter((file) => !file.includes("generated/"));
  const broken = files.flatMap((file) =>
    literaryNamesIn(file, readFileSync(path.join(root, file), "utf8"))
      .filter((name) => !(name in exceptions))
      .map((name) => `${file}: ${name}`),
  );
  expect(broken).toEqual([]);
});

test("finds names in code, not words in strings", () => {
  const text = `const tellUser = "told"; type Asked = { said: string }; function run({ kept }: Asked, ok = 1) {}`;
  expect(literaryNamesIn("a.ts", text)).toEqual(["tellUser", "Asked", "said", "kept"]);
});
