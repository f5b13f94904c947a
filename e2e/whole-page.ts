import { expect } from "@playwright/test";

export type WholePage = { status: number; title: string; heading: string };

type Answer = { status: number; headers: Headers; html: string };

export async function fetchPage(
  base: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(base + path, { redirect: "manual", headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

export function textOf(html: string, element: string): string {
  const [, text = ""] = new RegExp(`<${element}[^>]*>([^<]*)</${element}>`).exec(html) ?? [];
  return text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, "");
}

export async function expectCompletePage(
  base: string,
  path: string,
  { status, title, heading }: WholePage,
): Promise<Answer> {
  const answer = await fetchPage(base, path);
  const html = withoutScripts(answer.html);
  expect({ path, status: answer.status }).toEqual({ path, status });
  expect(html.slice(0, 100)).toMatch(/^<!DOCTYPE html><html lang="en"/);
  expect(textOf(html.slice(0, html.indexOf("</head>")), "title")).toBe(title);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/<link rel="stylesheet"/);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(textOf(main, "h1"), path).toBe(heading);
  expect(main).toContain("Everything you’ve saved is safe.");
  expect(main).toMatch(/<a [^>]*href="\/[^"]*"/);
  for (const part of ["<header", "<footer", 'href="/products"']) expect(html, part).toContain(part);
  expect(html).not.toMatch(/<div hidden=""><template|<main[^>]*><\/main>/);
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
  return answer;
}
