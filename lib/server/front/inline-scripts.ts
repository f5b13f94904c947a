import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bootScript } from "@/lib/shared/boot";

const scriptElement = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script/gi;
const hasSource = /\ssrc\s*=/i;
const dataType = /\stype\s*=\s*["']?application\/(ld\+)?json/i;

const fixed = new Set([
  bootScript,
  "(self.__next_f=self.__next_f||[]).push([0])",
  "requestAnimationFrame(function(){$RT=performance.now()});",
]);

/** One call that is given nothing but JSON: the content of a page for React, and the list of the page's chunks. */
const calls = [
  /^self\.__next_f\.push\(([\s\S]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/,
];

/** What React writes before the first of its calls that put late content into its place, from React itself. */
function readReactFunctions(): string[] {
  const resolve = createRequire(path.join(process.cwd(), "package.json")).resolve;
  const file = resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js");
  const literals = [...readFileSync(file, "utf8").matchAll(/'(\$R[A-Z]=[^']*)'/g)];
  return literals
    .map(([, literal = ""]) => literal.replaceAll("\\n", "\n").replace(/\$R[A-Z]\("$/, ""))
    .sort((one, other) => other.length - one.length);
}

const reactFunctions = readReactFunctions();
const reactCall = /^([\s\S]*)\$R[A-Z]\(([\s\S]*)\)(?:;?)$/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isOurs(text: string): boolean {
  if (fixed.has(text)) return true;
  for (const call of calls) {
    const [, argument] = call.exec(text) ?? [];
    if (argument !== undefined) return isJson(argument);
  }
  const [, functions, parameters] = reactCall.exec(text) ?? [];
  if (functions === undefined || !isJson(`[${parameters}]`)) return false;
  return reactFunctions.reduce((rest, one) => rest.replace(one, () => ""), functions) === "";
}

/**
 * The sources that a page's policy needs for its own inline scripts: `'sha256-…'` for each that is recognised. A script
 * of any other shape gets none, so that the browser refuses one that somebody smuggled into the page.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(scriptElement)) {
    if (hasSource.test(attributes) || dataType.test(attributes) || !isOurs(text)) continue;
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...sources];
}
