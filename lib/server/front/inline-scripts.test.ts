import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { bootScript } from "@/lib/shared/boot";
import { inlineScriptSources } from "./inline-scripts";

function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function page(...scripts: string[]): string {
  return `<!DOCTYPE html><html><body>${scripts.join("<p>text</p>")}</body></html>`;
}

describe("inlineScriptSources", () => {
  test.each([
    ["the boot script", bootScript],
    ["the start of the page's content", "(self.__next_f=self.__next_f||[]).push([0])"],
    ["a part of the page's content", 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:I[9,\\u003cb>]"])'],
    [
      "the list of its chunks",
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[9]});',
    ],
    ["content that was late, moved by React", '$RC("B:0","S:0")'],
  ])("allows %s", (_, text) => {
    expect(inlineScriptSources(page(`<script id="x">${text}</script>`))).toEqual([sourceOf(text)]);
  });

  test("allows the functions that React itself writes before its first call, and no other", () => {
    const react = require.resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js");
    const functions = /'(\$RB=\[\];[^']*)'/.exec(readFileSync(react, "utf8"))?.[1] ?? "";
    const text = `${functions.replaceAll("\\n", "\n")}$RC("B:0","S:0")`;
    expect(inlineScriptSources(page(`<script>${text}</script>`))).toEqual([sourceOf(text)]);
    const changed = text.replace("$RC(", "alert(1);$RC(");
    expect(inlineScriptSources(page(`<script>${changed}</script>`))).toEqual([]);
  });

  test.each([
    "alert(1)",
    "self.__next_f.push([1]);alert(1)",
    "self.__next_f.push(alert(1))",
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
    `${bootScript};alert(1)`,
    '$RC("B:0",alert(1))',
    'alert(1);$RC("B:0","S:0")',
  ])("allows nobody's %s", (text) => {
    expect(inlineScriptSources(page(`<script>${text}</script>`))).toEqual([]);
  });

  test("needs nothing for files and structured data, and one source for what stands there twice", () => {
    const html = page(
      '<script src="/_next/static/chunks/a.js" async=""></script>',
      '<script type="application/ld+json">{"@type":"Product"}</script>',
      `<script>${bootScript}</script>`,
      `<script>${bootScript}</script>`,
    );
    expect(inlineScriptSources(html)).toEqual([sourceOf(bootScript)]);
  });
});
