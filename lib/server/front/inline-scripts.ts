import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { bootScript } from "@/lib/shared/boot";
import { deferScripts } from "./deferred-scripts";
import { maskNonce } from "./nonce";

/** One character per byte, which is much faster than UTF-8; everything searched for is ASCII. */
export const byteEncoding = "latin1";

const scriptElement = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script/gi;
const hasSource = /\ssrc\s*=/i;

type Script = { attributes: string; text: string };

function inlineScripts(html: string): Script[] {
  return [...html.matchAll(scriptElement)]
    .map(([, attributes = "", text = ""]) => ({ attributes, text }))
    .filter(({ attributes }) => !hasSource.test(attributes));
}

function cspSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, byteEncoding).digest("base64")}'`;
}

const bootSource = cspSource(bootScript);

/**
 * CSP hashes of inline scripts that get no nonce: the boot script, and those of pages prerendered into `folder` by the
 * build.
 */
export function prerenderedSources(folder: string): Set<string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const pages = names.filter((name) => name.endsWith(".html"));
  const scripts = pages.flatMap((name) => inlineScripts(readFileSync(path.join(folder, name), byteEncoding)));
  return new Set([bootSource, ...scripts.map(({ text }) => cspSource(text))]);
}

export type Marks = { nonce: string; fixed: Set<string> };

/**
 * Removes the nonce from a page, defers its script files, and returns the CSP hashes of its inline scripts. A script
 * with neither the nonce nor a fixed hash gets none, so the browser blocks injected ones.
 */
export function finalizePage(marked: string, { nonce, fixed }: Marks): { text: string; sources: string[] } {
  const sources = new Set<string>();
  for (const { attributes, text } of inlineScripts(marked)) {
    const source = cspSource(maskNonce(text, nonce));
    if (attributes.includes(` nonce="${nonce}"`) || fixed.has(source)) sources.add(source);
  }
  const { html, script } = deferScripts(maskNonce(marked, nonce));
  if (script) sources.add(cspSource(script));
  return { text: html, sources: [...sources] };
}
