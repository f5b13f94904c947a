import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { bootScript } from "@/lib/shared/boot";
import { deferScripts } from "./deferred-scripts";
import { maskNonce } from "./nonce";

/**
 * How a page becomes text here: a letter for each byte, as which it is read and written in a fraction of the time that
 * UTF-8 takes. What is looked for is ASCII.
 */
export const byteEncoding = "latin1";

const scriptElement = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script/gi;
const hasSource = /\ssrc\s*=/i;

type Script = { attributes: string; text: string };

function inlineScripts(html: string): Script[] {
  return [...html.matchAll(scriptElement)]
    .map(([, attributes = "", text = ""]) => ({ attributes, text }))
    .filter(({ attributes }) => !hasSource.test(attributes));
}

/** What a policy allows exactly this text, with a letter for each byte, by. */
function cspSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text, byteEncoding).digest("base64")}'`;
}

const bootSource = cspSource(bootScript);

/**
 * The sources of the inline scripts that no request has marked: the boot script, and those of the pages that Next made
 * while it was built (the one for a layout that fails), which lie in `folder`.
 */
export function prerenderedSources(folder: string): Set<string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const pages = names.filter((name) => name.endsWith(".html"));
  const scripts = pages.flatMap((name) => inlineScripts(readFileSync(path.join(folder, name), byteEncoding)));
  return new Set([bootSource, ...scripts.map(({ text }) => cspSource(text))]);
}

export type Marks = { nonce: string; fixed: Set<string> };

/**
 * The page without a trace of its nonce, its files of scripts begun after its first picture, and the sources that its policy
 * needs for its own inline scripts. A script that
 * neither bears the nonce nor is fixed gets none, so that the browser refuses one that somebody smuggled into the page.
 */
export function sealPage(marked: string, { nonce, fixed }: Marks): { text: string; sources: string[] } {
  const sources = new Set<string>();
  for (const { attributes, text } of inlineScripts(marked)) {
    const source = cspSource(maskNonce(text, nonce));
    if (attributes.includes(` nonce="${nonce}"`) || fixed.has(source)) sources.add(source);
  }
  const { html, script } = deferScripts(maskNonce(marked, nonce));
  if (script) sources.add(cspSource(script));
  return { text: html, sources: [...sources] };
}
