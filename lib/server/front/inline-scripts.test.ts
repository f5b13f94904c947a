import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bootScript } from "@/lib/shared/boot";
import { prerenderedSources, finalizePage } from "./inline-scripts";

const nonce = "0123456789abcdef".repeat(2);
const zeros = "0".repeat(32);

function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function page(...scripts: string[]): string {
  return `<!DOCTYPE html><html><body>${scripts.join("<p>text</p>")}</body></html>`;
}

describe("sealPage", () => {
  const fixed = new Set([sourceOf(bootScript)]);
  const finalize = (html: string) => finalizePage(html, { nonce, fixed });

  test("allows the scripts with the nonce, and removes it from them", () => {
    const html = page(
      `<script nonce="${nonce}">first()</script>`,
      `<script id="x" nonce="${nonce}" async="">second()</script>`,
    );
    expect(finalize(html)).toEqual({
      text: page("<script>first()</script>", '<script id="x" async="">second()</script>'),
      sources: [sourceOf("first()"), sourceOf("second()")],
    });
  });

  test("keeps the length of data that contains the nonce, and allows it as sent", () => {
    const data = (value: string) => `self.__next_f.push([1,"{\\"nonce\\":\\"${value}\\"}"])`;
    expect(finalize(page(`<script nonce="${nonce}">${data(nonce)}</script>`))).toEqual({
      text: page(`<script>${data(zeros)}</script>`),
      sources: [sourceOf(data(zeros))],
    });
  });

  test("allows the boot script without a nonce, with one source for a repeated script", () => {
    const html = page(`<script>${bootScript}</script>`, `<script>${bootScript}</script>`);
    expect(finalize(html)).toEqual({ text: html, sources: [sourceOf(bootScript)] });
  });

  test.each([
    ["without a nonce", "<script>alert(1)</script>"],
    ["with another nonce", '<script nonce="guess">alert(1)</script>'],
    ["with the nonce of the answer before", `<script nonce="${zeros}">alert(1)</script>`],
    [
      "that repeats the start of the page's content",
      "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
    ],
    ["that goes on after the boot script", `<script>${bootScript};alert(1)</script>`],
    ["that is open until one with the nonce", `<script>alert(1)/*<script nonce="${nonce}">*/</script>`],
  ])("blocks a script %s", (_, script) => {
    const { sources } = finalize(page(script));
    expect(sources).not.toContainEqual(sourceOf(/>(.*)<\/script/.exec(script)?.[1] ?? ""));
    expect(sources.filter((source) => source !== sourceOf("*/"))).toEqual([]);
  });

  test("adds no sources for other script files and structured data", () => {
    const html = page(
      `<script src="/public.js" nonce="${nonce}"></script>`,
      '<script type="application/ld+json">{"@type":"Product"}</script>',
    );
    expect(finalize(html)).toEqual({ text: html.replace(` nonce="${nonce}"`, ""), sources: [] });
  });

  test("allows the script that starts the script files of the page later", () => {
    const html = page(`<script src="/_next/static/chunks/a.js" async="" nonce="${nonce}"></script>`);
    const { text, sources } = finalize(html);
    expect(text).not.toContain("async");
    const [, script = ""] = /<script>(.*)<\/script>/.exec(text) ?? [];
    expect(script).toContain("/_next/static/chunks/a.js");
    expect(sources).toEqual([sourceOf(script)]);
  });
});

describe("fixedSources", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-built-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("finds the scripts of prerendered pages in any folder", () => {
    mkdirSync(path.join(folder, "app"));
    writeFileSync(
      path.join(folder, "app/_global-error.html"),
      page("<script>a()</script>", '<script src="b"></script>'),
    );
    writeFileSync(path.join(folder, "app/page.js"), "<script>c()</script>");
    expect([...prerenderedSources(folder)]).toEqual([sourceOf(bootScript), sourceOf("a()")]);
  });

  test("allows only the boot script if nothing was prerendered", () => {
    expect([...prerenderedSources(path.join(folder, "none"))]).toEqual([sourceOf(bootScript)]);
  });
});
