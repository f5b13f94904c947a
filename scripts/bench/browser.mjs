import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../lib/chromium.mjs";
import { run } from "../lib/child.mjs";
import { Problem } from "../lib/problem.mjs";
import { step } from "../lib/progress.mjs";
import { barTable, median, spread, table } from "./figures.mjs";
import { measurePresses, slowdown } from "./presses.mjs";

// Fetched when it is measured and not with the packages: it brings a hundred of its own, which nothing else here needs.
// The newest that runs on the Node of package.json.
const lighthouse = "lighthouse@12.8.2";

/** What Lighthouse has to say of a page besides its speed: all of it right, in every round. */
const others = { accessibility: "accessibility", "best-practices": "best practices", seo: "SEO" };

async function audit(url) {
  const file = join(tmpdir(), `plaza-lighthouse-${process.pid}.json`);
  const args = [
    "--yes",
    lighthouse,
    url,
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    `--only-categories=performance,${Object.keys(others)}`,
  ];
  const flags = "--chrome-flags=--headless --no-sandbox --disable-gpu";
  const { code, output } = await run("npx", [...args, flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
  });
  if (code !== 0) throw new Problem(`${output.trim()}\n\nLighthouse failed.`);
  const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  // Pictures that stand in the page itself are listed too.
  const requests = audits["network-requests"].details.items.filter(({ url }) => !url.startsWith("data:"));
  const sum = (kind) =>
    requests
      .filter(({ resourceType }) => !kind || resourceType === kind)
      .reduce((all, { transferSize = 0 }) => all + transferSize, 0);
  const scoreOf = (category) => Math.round(categories[category].score * 100);
  return {
    score: scoreOf("performance"),
    others: Object.keys(others).map(scoreOf),
    tbt: audits["total-blocking-time"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    script: sum("Script") / 1024,
    page: sum() / 1024,
    requests: requests.length,
  };
}

async function auditPages(addresses, rounds) {
  const found = {};
  for (const [name, url] of Object.entries(addresses)) {
    const all = [];
    for (let round = 0; round < rounds; round += 1) all.push(await audit(url));
    const middle = (key) => median(all.map((one) => one[key]));
    const keys = ["score", "lcp", "tbt", "cls", "script", "page", "requests"];
    found[name] = {
      ...Object.fromEntries(keys.map((key) => [key, middle(key)])),
      scores: all.map(({ score }) => score),
      others: Object.keys(others).map((_, at) => Math.min(...all.map((one) => one.others[at]))),
    };
  }
  return found;
}

/** Pages that are less than the others to those who come for the first time. */
const atLeast = { vendor: 95, jobs: 95 };

function watchPaints() {
  window.paints = [];
  new PerformanceObserver((list) =>
    window.paints.push(...list.getEntries().map(({ startTime }) => startTime)),
  ).observe({
    type: "largest-contentful-paint",
    buffered: true,
  });
}

async function withBrowser(work) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Pages that a browser has seen before: when the largest thing stands, and what each view fetches ahead. */
async function repeatPages(browser, addresses, rounds) {
  const page = await browser.newPage();
  await page.addInitScript(watchPaints);
  let ahead = 0;
  page.on("request", (request) => {
    const headers = request.headers();
    if (headers["next-router-prefetch"] || headers.purpose === "prefetch" || headers["sec-purpose"])
      ahead += 1;
  });
  const found = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      ahead = 0;
      await page.goto(url, { waitUntil: "networkidle" });
      const paint = await page.evaluate(() => Math.max(...window.paints));
      if (round > 0) (found[name] ??= []).push({ paint, ahead });
    }
  }
  await page.close();
  return found;
}

/** Lines 6 and 7 of the bar, and how long presses take. */
export async function measureBrowser(site, { isQuick }) {
  await ensureChromium();
  const origin = `http://localhost:${site.port}`;
  const [{ id, vendorId }] = await (await fetch(`${origin}/api/listings?limit=1&category=products`)).json();
  const addresses = {
    home: `${origin}/`,
    category: `${origin}/products`,
    detail: `${origin}/listings/${id}`,
    search: `${origin}/search`,
    vendor: `${origin}/vendor/${vendorId}`,
    jobs: `${origin}/jobs`,
  };
  for (const url of Object.values(addresses)) await fetch(url);
  const { home, detail } = addresses;
  const audited = await step("Lighthouse", () =>
    isQuick ? auditPages({ home, detail }, 1) : auditPages(addresses, 3),
  );
  const { repeated, presses } = await withBrowser(async (browser) => ({
    repeated: await step("Pages seen before", () => repeatPages(browser, addresses, isQuick ? 1 : 5)),
    presses: await step("Presses", () => measurePresses(browser, origin, isQuick ? 1 : 5)),
  }));
  const all = Object.entries(audited);
  const worst = (key) => Math.max(...all.map(([, one]) => one[key]));
  const views = Object.values(repeated).flat();
  const bars = [
    ...all.map(([name, { score, scores }]) => ({
      what: `Lighthouse, ${name}`,
      figure: score,
      unit: "",
      atLeast: atLeast[name] ?? 98,
      spread: spread(scores, 0),
    })),
    ...Object.values(others).map((what, at) => ({
      what: `Lighthouse, ${what}, the least`,
      figure: Math.min(...all.map(([, one]) => one.others[at])),
      unit: "",
      atLeast: 100,
    })),
    { what: "scripts, the page with the most", figure: worst("script"), unit: "KB", atMost: 150 },
    { what: "whole page, the largest", figure: worst("page"), unit: "KB", atMost: 300 },
    { what: "requests, the page with the most", figure: worst("requests"), unit: "", atMost: 30 },
    { what: "layout shift, the page with the most", figure: worst("cls"), unit: "", atMost: 0.01 },
    {
      what: "LCP of a page seen before",
      figure: median(views.map(({ paint }) => paint)),
      unit: "ms",
      atMost: 100,
      spread: spread(
        views.map(({ paint }) => paint),
        0,
      ),
    },
    {
      what: "requests ahead in a page view, the most",
      figure: Math.max(...views.map(({ ahead }) => ahead)),
      unit: "",
      atMost: 12,
    },
    ...presses,
  ];
  const rows = all.map(([name, { score, lcp, tbt, cls, script, page, requests }]) => [
    name,
    score,
    Math.round(lcp),
    Math.round(tbt),
    cls.toFixed(3),
    Math.round(script),
    Math.round(page),
    requests,
    Math.round(median(repeated[name].map(({ paint }) => paint))),
    Math.max(...repeated[name].map(({ ahead }) => ahead)),
  ]);
  return {
    bars,
    text: `## In a browser

Lighthouse's phone (${lighthouse}), the middle of ${isQuick ? "one run" : "three runs"}, on the demo data with their pictures; then the same pages in a browser that has seen them; then presses where the processor is ${slowdown} times slower, each until the next picture.

${barTable(bars)}

${table(["page", "score", "LCP, ms", "blocked, ms", "CLS", "scripts, KB", "page, KB", "requests", "LCP again, ms", "ahead"], rows)}`,
  };
}
