import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "./schemas";

type Import = { file: string; name: string };

type Module = {
  declarations: Map<string, ts.Node>;
  imports: Map<string, Import>;
  exports: Map<string, Import>;
};

const sharedFiles = /^lib\/server\/(?:route|db|log|env|queue|cache|errors)\.ts$|^lib\/server\/front\//;

const modules = new Map<string, Module>();

function resolve(from: string, specifier: string): string | null {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.join(path.dirname(from), specifier)
      : null;
  if (base === null) return null;
  return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(path.join(root, file))) ?? null;
}

function readImports(file: string, statement: ts.ImportDeclaration, { imports }: Module): void {
  const target = resolve(file, (statement.moduleSpecifier as ts.StringLiteral).text);
  const bindings = statement.importClause?.namedBindings;
  if (!target || !bindings || statement.importClause?.isTypeOnly) return;
  if (ts.isNamespaceImport(bindings))
    return void imports.set(bindings.name.text, { file: target, name: "*" });
  for (const { name, propertyName } of bindings.elements) {
    imports.set(name.text, { file: target, name: (propertyName ?? name).text });
  }
}

function readExports(file: string, statement: ts.ExportDeclaration, { exports }: Module): void {
  const target =
    statement.moduleSpecifier && resolve(file, (statement.moduleSpecifier as ts.StringLiteral).text);
  if (!target || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return;
  for (const { name, propertyName } of statement.exportClause.elements) {
    exports.set(name.text, { file: target, name: (propertyName ?? name).text });
  }
}

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const found: Module = { declarations: new Map(), imports: new Map(), exports: new Map() };
  modules.set(file, found);
  const text = readFileSync(path.join(root, file), "utf8");
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isImportDeclaration(statement)) readImports(file, statement, found);
    else if (ts.isExportDeclaration(statement)) readExports(file, statement, found);
    else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        found.declarations.set(one.name.getText(), one);
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      found.declarations.set(statement.name.text, statement);
    }
  }
  return found;
}

type Place = { file: string; node: ts.Node };

function find({ file, name }: Import): Place | null {
  if (sharedFiles.test(file)) return null;
  const { declarations, imports, exports } = readModule(file);
  const node = declarations.get(name);
  if (node) return { file, node };
  const next = exports.get(name) ?? imports.get(name);
  return next && next.name !== "*" ? find(next) : null;
}

type Content = { codes: string[]; uses: Place[] };

const contents = new Map<ts.Node, Content>();

function contentOf({ file, node: whole }: Place): Content {
  const known = contents.get(whole);
  if (known) return known;
  const content: Content = { codes: [], uses: [] };
  contents.set(whole, content);
  const { imports } = readModule(file);

  function refer(name: string): void {
    const place = find(imports.get(name) ?? { file, name });
    if (place && place.node !== whole) content.uses.push(place);
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText() === "AppError") {
      const code = node.arguments?.[0];
      if (code && ts.isStringLiteral(code)) content.codes.push(code.text);
      else if (code)
        throw new Error(`${file}: the code of an AppError is not written out: ${code.getText()}`);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const from = ts.isIdentifier(node.expression) ? imports.get(node.expression.text) : undefined;
      const place = from?.name === "*" ? find({ file: from.file, name: node.name.text }) : null;
      if (place) content.uses.push(place);
      return visit(node.expression);
    }
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isIdentifier(node)) refer(node.text);
    ts.forEachChild(node, visit);
  }

  visit(whole);
  return content;
}

export function thrownCodes(file: string, method: string): string[] {
  const declaration = readModule(file).declarations.get(method);
  if (!declaration) throw new Error(`${file} has no ${method}`);
  const codes = new Set<string>();
  const seen = new Set<ts.Node>([declaration]);
  const open: Place[] = [{ file, node: declaration }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { codes: own, uses } = contentOf(place);
    for (const code of own) codes.add(code);
    for (const next of uses) {
      if (seen.has(next.node)) continue;
      seen.add(next.node);
      open.push(next);
    }
  }
  return [...codes].sort();
}
