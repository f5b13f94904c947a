import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { hasCramped, runAxe } from "./axe";
import { findHardToRead } from "./contrast";
import { expect } from "./fixtures";
import { findAxeViolations, findOverflow, findPhoneFaults, readHead, readJsonLd } from "./lookups";
import { markupFaults } from "./markup";
import { publicPages } from "./public-pages";
import { test } from "./screens";
import { settled } from "./settled";
import { structuredDataFaults } from "./structured-data";
import { findUnderThumb } from "./thumbs";

// One after the other they would be the last that run, alone.
test.describe.configure({ mode: "parallel" });

async function metaOf(page: Page, name: string): Promise<string | null> {
  const meta = page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
  return (await meta.count()) > 0 ? meta.first().getAttribute("content") : null;
}

for (const [name, { address, status = 200, data = [], canonical, indexed = true }] of Object.entries(
  publicPages,
)) {
  // The phone has a header and a bar of its own, the same on every page.
  const onPhone = name === "home" ? " @mobile" : "";
  test(`the ${name} page is sound: markup, accessibility, head and structured data${onPhone}`, async ({
    openAs,
    request,
    baseURL,
    isMobile,
    allowedInConsole,
  }) => {
    if (status !== 200) allowedInConsole.push(/404 \(Not Found\)/);
    if (name.startsWith("reset")) allowedInConsole.push(/400 \(Bad Request\)/);
    const path = typeof address === "string" ? address : await address(request);
    const page = await openAs("visitor");
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await settled(page);

    expect.soft(await findAxeViolations(page, { whole: true })).toEqual([]);
    expect.soft(await findOverflow(page), "pixels that the page is too wide").toBeLessThanOrEqual(0);
    if (isMobile) expect.soft(await findUnderThumb(page)).toEqual([]);
    if (isMobile) return;

    expect.soft(await markupFaults((await response?.text()) ?? "")).toBe("");
    expect.soft(structuredDataFaults(await readJsonLd(page), data)).toEqual([]);
    const head = await readHead(page);
    const expected = typeof canonical === "function" ? canonical(path) : canonical;
    expect.soft(head.canonical).toBe(expected ? `${baseURL}${expected}`.replace(/(?<!\/)\/$/, "") : null);
    if (indexed) expect.soft(head.robots).toBeNull();
    else expect.soft(head.robots).toContain("noindex");
    expect.soft((await page.title()).length).toBeGreaterThan(4);
    expect.soft(await page.locator("h1").count(), "main headings").toBe(1);
    if (!onPhone) expect.soft(await findPhoneFaults(page, { byThumb: true })).toEqual([]);
    if (!expected) return;
    expect.soft((await metaOf(page, "description"))?.length).toBeGreaterThan(30);
    expect.soft(await metaOf(page, "og:title")).toBeTruthy();
    expect.soft(await metaOf(page, "og:url")).toBe(head.canonical);
    const picture = (await metaOf(page, "og:image")) ?? "none";
    const found = await request.get(picture);
    expect.soft(found.status(), picture).toBe(200);
    expect.soft(found.headers()["content-type"], picture).toMatch(/^image\//);
  });
}

test("no two pages have the same title or description", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const [name, { address, canonical }] of Object.entries(publicPages)) {
    if (!canonical || name.includes(",") || name.startsWith("vendor's") || name.includes("filtered"))
      continue;
    if (name.endsWith("without results")) continue;
    const html = await (
      await request.get(typeof address === "string" ? address : await address(request))
    ).text();
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? "";
    for (const text of [title, description]) {
      expect.soft(seen.get(text), `${name}: ${text}`).toBeUndefined();
      seen.set(text, name);
    }
  }
});

test("a person of the wrong role is told so on a sound page", async ({
  page,
  signInAs,
  allowedInConsole,
}) => {
  allowedInConsole.push(/403 \(Forbidden\)/);
  await signInAs("customer");
  const response = await page.goto("/admin");
  expect(response?.status()).toBe(403);
  await settled(page);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("Only administrators can access this area.")).toBeVisible();
  expect.soft(await findAxeViolations(page)).toEqual([]);
  expect.soft(await markupFaults((await response?.text()) ?? "")).toBe("");
});

test("every page is looked at by all rules, whatever the last one was looked at for", async ({ page }) => {
  const unnamed = '<button style="width: 3rem; height: 3rem"></button>';
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><main><h1>A heading</h1>${unnamed}</main></html>`,
  );
  for (let time = 1; time <= 2; time += 1) {
    expect(await findAxeViolations(page)).toEqual([expect.stringMatching(/^light: button-name: /)]);
  }
});

test("of entries that are built alike two are judged, and every one that is not", async ({ page }) => {
  const entry = '<li><p style="color: #777; background: #888">Words</p></li>';
  const other = '<li><p class="other" style="color: #777; background: #888">Words</p></li>';
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><main><h1>A heading</h1><ul>${entry.repeat(4)}${other}</ul></main></html>`,
  );
  const found = await runAxe(page, { rules: ["color-contrast"] });
  const [first, second, ...more] = found.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  expect(first).toContain("Words");
  expect(second).toBe(first);
  expect(more).toEqual([expect.stringContaining('class="other"')]);
});

test("a text is judged anew where its size or its ground is another, and as often as it is hard to read", async ({
  page,
}) => {
  const readAs = async (words: string, ground = "#fff") => {
    const text = `<div style="background: ${ground}"><p style="color: #777; ${words}">Words</p></div>`;
    await page.setContent(`<!doctype html><html lang="en"><title>A page</title><main>${text}</main></html>`);
    return (await findHardToRead(page)).map(({ id }) => id);
  };
  expect(await readAs("font-size: 24px")).toEqual([]);
  expect(await readAs("font-size: 24px")).toEqual([]);
  for (let time = 1; time <= 2; time += 1) {
    expect(await readAs("font-size: 16px")).toEqual(["color-contrast"]);
    expect(await readAs("font-size: 24px", "#888")).toEqual(["color-contrast"]);
    expect(await readAs("font-size: 24px; opacity: 0.5")).toEqual(["color-contrast"]);
  }
});

test("a dialog is looked at alone, since what lies behind it is out of reach", async ({ page }) => {
  const behind = '<main><h1>A heading</h1><input id="behind"></main>';
  const dialog = '<dialog aria-label="A question"><p>Words</p><input id="inside"></dialog>';
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title>${behind}${dialog}`);
  const namesOf = async () =>
    (await runAxe(page, { rules: ["label"] })).flatMap(({ nodes }) => nodes.map(({ html }) => html));
  expect(await namesOf()).toEqual(['<input id="behind">']);
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
  expect(await namesOf()).toEqual(['<input id="inside">']);
});

test("a part that is looked at alone is judged whole, and the rest of the page is not", async ({ page }) => {
  const part = '<section><input id="inside"></section>';
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><main><h1>A heading</h1><input id="outside">${part}</main></html>`,
  );
  const found = await runAxe(page, { rules: ["label"], within: "section" });
  expect(found.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual(['<input id="inside">']);
});

test("of the size of controls axe is asked where it can be wrong, and finds what it finds when it is asked of all", async ({
  page,
}) => {
  type Tool = { axe: typeof axe };
  const askedOfAll = () =>
    page.evaluate(async () => {
      const tool = (window as unknown as Tool).axe;
      tool.configure({ rules: [{ id: "target-size", selector: "*" }] });
      const { violations } = await tool.run({ runOnly: { type: "rule", values: ["target-size"] } });
      return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join()));
    });
  // Always the same numbers, from 0 to 1.
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  let wrong = 0;
  for (let time = 0; time < 40; time += 1) {
    let [left, top] = [0, 0];
    const controls = Array.from({ length: 20 }, (_, index) => {
      // Two by two, near or on each other.
      if (index % 2 === 0) [left, top] = [next() * 800, next() * 600];
      else [left, top] = [left + next() * 60 - 30, top + next() * 60 - 30];
      const [width, height] = [12 + next() * (index % 3 === 0 ? 200 : 40), 12 + next() * 40];
      const size = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
      return `<button id="b${index}" style="position: absolute; padding: 0; ${size}">${index}</button>`;
    }).join("");
    await page.setContent(
      `<!doctype html><html lang="en"><title>A page</title><main>${controls}</main></html>`,
    );
    const found = await runAxe(page, { rules: ["target-size"] });
    const targets = found.flatMap(({ nodes }) => nodes.map(({ target }) => target.join()));
    expect(targets).toEqual(await askedOfAll());
    if (targets.length > 0) expect(await hasCramped(page)).toBe(true);
    wrong += targets.length;
  }
  expect(wrong).toBeGreaterThan(12);
});

test("a landmark is there twice where its own document has another one like it, not a document in a frame", async ({
  page,
}) => {
  const nav = '<nav aria-label="Main"><a href="/x">X</a></nav>';
  const framed = `<iframe title="A preview" srcdoc='<!doctype html><html lang=en><title>B</title>${nav}'></iframe>`;
  const documentOf = (body: string) =>
    `<!doctype html><html lang="en"><title>A page</title>${body}<main><h1>A heading</h1></main></html>`;
  const rules = ["landmark-unique"];
  await page.setContent(documentOf(`${nav}${framed}`));
  await expect(page.frameLocator("iframe").getByRole("link")).toBeVisible();
  expect(await runAxe(page, { rules })).toEqual([]);
  await page.setContent(documentOf(`${nav}${nav}${framed}`));
  await expect(page.frameLocator("iframe").getByRole("link")).toBeVisible();
  expect(await runAxe(page, { rules })).toHaveLength(1);
});

test("what is hard to read in the dark alone is found there, time after time, however slowly it gets dark", async ({
  page,
}) => {
  await page.goto("/cookie-policy");
  await settled(page);
  await page.evaluate(() => {
    const words = Object.assign(document.createElement("p"), { id: "words", textContent: "Words" });
    document.querySelector("main")?.append(words);
    const colors = new CSSStyleSheet();
    colors.replaceSync(`
      #words { color: #111; background: #fff; transition: all 60s }
      @media (prefers-color-scheme: dark) { #words { background: #222 } }
    `);
    document.adoptedStyleSheets.push(colors);
  });
  for (let time = 1; time <= 2; time += 1) {
    const found = await findAxeViolations(page, { within: "#words" });
    expect(found).toEqual([expect.stringMatching(/^dark: color-contrast: /)]);
  }
});

test("robots are told where they may go, and where the sitemaps are", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ["/api/", "/messages", "/profile", "/admin", "/vendor$", "/create-listing"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).not.toMatch(/Disallow: \/(vendor|listings?|jobs|products|search)?\n/);
  const everything = await (await request.get("/search")).text();
  expect(everything, "what is not searched for is a list like others").not.toContain('name="robots"');
});
