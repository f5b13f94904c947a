import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFiles, root } from "@/prisma/test/schemas";

const never = [
  /\b(is|are) told\b/,
  /hear of/,
  /hold(s)? at once/,
  /come(s)? on top/,
  /\banew\b/,
  /whoever/i,
  /of now holds/,
  /as soon as it is decided/,
  /lets nobody in/,
  /throw away/i,
  /give up/i,
  /stand(s)? on the/,
  /waiting since/i,
  /against the \d+ days before/,
  /percent a year/,
  /what it would cost/i,
  /where a click leads/i,
  /what you do not know/i,
  /that wait\b/,
  /catalogue|enquir|favourite|cancelled|colour|\bflats?\b/i,
  /\bnot said\b/i,
  /\bnothing matches\b/i,
];

const straight =
  /[A-Za-z]'[a-z]{1,2}\b|[A-Za-z]s' [a-z]|(^|[ (])["'][A-Za-z][^<>=]*["']([ ,.;:)]|$)|&(apos|rsquo|lsquo|ldquo|rdquo|quot|#39);/;

const specified = [
  "Passwords don't match",
  "Your session may still be active on the server, but you've been logged out on this device.",
  "We've sent a password reset link to",
];

const typed = /^lib\/(search\/(entities|lexicon)|listings\/subcategories\.rules)/;

const files = ["app/**.ts*", "components/**.ts*", "lib/**.ts*"]
  .flatMap(listFiles)
  .filter((file) => !/\.test\.tsx?$/.test(file) && !typed.test(file));

/** Excludes identifiers, which are one word in lowercase or in capitals. */
const isForPeople = (text: string) => /[a-z] [a-z]/i.test(text) || /^[A-Z][a-z]+$/.test(text);

function pieceOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, " ").trim();
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  if (isText || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text.trim();
  return undefined;
}

export function sentencesOf(file: string, source: string): string[] {
  const found: string[] = [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node) || ts.isTaggedTemplateExpression(node))
      return;
    const piece = pieceOf(node);
    if (piece && (ts.isJsxText(node) || isForPeople(piece))) found.push(piece);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return found;
}

const faultsIn = (text: string) => never.filter((pattern) => pattern.test(text)).map(String);

const isStraight = (text: string) => straight.test(text) && !specified.includes(text);

test("finds a phrase in any kind of string", () => {
  const source = `
    import x from "cancelled flights";
    const a = "The vendor is told.", b = \`\${a} are told of it\`, name = "Our catalogue";
    const view = <p title="Payments that wait">Nothing
      matches</p>;`;
  const found = sentencesOf("a.tsx", source).flatMap(faultsIn);
  expect(found).toEqual([never[0], never[0], never[19], never[18], never[21]].map(String));
});

test("finds no unnatural phrase in the texts of the site", () => {
  const found = files.flatMap((file) =>
    sentencesOf(file, readFileSync(path.join(root, file), "utf8"))
      .filter((text) => faultsIn(text).length > 0)
      .map((text) => `${file}: ${text.slice(0, 120)}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test("finds no straight apostrophe or quotation mark in the texts, except those from the specification", () => {
  const source = `
    const a = "We can't", b = "All vendors' ads", c = \`Choose 'Remember me' (\${a})\`, d = "We can’t",
      e = "Passwords don't match", f = "nav[aria-label='a b']";
    const view = <p>You&apos;ll see</p>;`;
  expect(sentencesOf("a.tsx", source).filter(isStraight)).toHaveLength(4);
  const found = files
    .filter((file) => !file.startsWith("lib/server/"))
    .flatMap((file) =>
      sentencesOf(file, readFileSync(path.join(root, file), "utf8"))
        .filter(isStraight)
        .map((text) => `${file}: ${text.slice(0, 120)}`),
    );
  expect(found).toEqual([]);
});
