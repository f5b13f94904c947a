import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "./schemas";

export function titlesIn(file: string): Set<string> {
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
