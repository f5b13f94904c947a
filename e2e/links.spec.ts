import { expect, test } from "./fixtures";
import { publicPages } from "./public-pages";

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const samplesPerShape = 3;

const shapeOf = (path: string) => path.replace(uuid, "{id}").replace(/=[^&]*/g, "=");

const unescapeHtml = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

function linksIn(html: string, origin: string, address: string): URL[] {
  const found = [...html.matchAll(/<(?:a|link|img|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g)];
  return found
    .map(([, href = ""]) => new URL(unescapeHtml(href), new URL(address, origin)))
    .filter((url) => url.origin === origin);
}

test("48: links every public page only to existing pages", async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  const shapes = new Map<string, Map<string, string>>();
  const withoutTarget: string[] = [];
  // The page of an unknown address names that address.
  const pages = Object.values(publicPages).filter(({ status = 200 }) => status === 200);
  for (const { address } of pages) {
    const path = typeof address === "string" ? address : await address(request);
    const html = await (await request.get(path)).text();
    for (const { pathname, search, hash } of linksIn(html, baseURL ?? "", path)) {
      const target = pathname + search;
      if (hash && pathname === new URL(path, baseURL).pathname && !html.includes(`id="${hash.slice(1)}"`)) {
        withoutTarget.push(`${path}: ${hash}`);
      }
      const same = shapes.get(shapeOf(target)) ?? new Map<string, string>();
      if (same.size < samplesPerShape) shapes.set(shapeOf(target), same.set(target, path));
    }
  }
  const targets = [...shapes.values()].flatMap((same) => [...same]);
  expect(targets.length).toBeGreaterThan(200);
  const broken: string[] = [];
  for (const [target, from] of targets) {
    const status = (await request.get(target)).status();
    if (status !== 200) broken.push(`${from}: ${status} ${target}`);
  }
  expect({ broken, withoutTarget }).toEqual({ broken: [], withoutTarget: [] });
});
