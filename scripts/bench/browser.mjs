import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../lib/chromium.mjs";
import { run } from "../lib/child.mjs";
import { Problem } from "../lib/problem.mjs";
import { step } from "../lib/progress.mjs";
import { barTable, median, spread, table } from "./figures.mjs";
import { measureInteractions, slowdown } from "./interactions.mjs";
import { measureFirstVisits, measureNavigations, measureRepeatVisits, signedInScript } from "./views.mjs";

// Installed only for the measurement, because it has a hundred dependencies that nothing else needs. The newest
// version for the Node version in package.json.
const lighthouse = "lighthouse@12.8.2";

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
  // Inline pictures are listed too.
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

const minScores = { vendor: 95, jobs: 95 };

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

async function findAddresses(origin) {
  const [{ id, vendorId }] = await (await fetch(`${origin}/api/listings?limit=1&category=products`)).json();
  return {
    home: `${origin}/`,
    category: `${origin}/products`,
    detail: `${origin}/listings/${id}`,
    search: `${origin}/search`,
    vendor: `${origin}/vendor/${vendorId}`,
    jobs: `${origin}/jobs`,
  };
}

function auditBars(audited) {
  const all = Object.entries(audited);
  const worst = (key) => Math.max(...all.map(([, one]) => one[key]));
  return [
    ...all.map(([name, { score, scores }]) => ({
      what: `Lighthouse, ${name}`,
      figure: score,
      unit: "",
      atLeast: minScores[name] ?? 98,
      spread: spread(scores, 0),
    })),
    ...Object.values(others).map((what, at) => ({
      what: `Lighthouse, ${what}, minimum`,
      figure: Math.min(...all.map(([, one]) => one.others[at])),
      unit: "",
      atLeast: 100,
    })),
    { what: "scripts, largest page", figure: worst("script"), unit: "KB", atMost: 150 },
    { what: "total size, largest page", figure: worst("page"), unit: "KB", atMost: 300 },
    { what: "requests, maximum per page", figure: worst("requests"), unit: "", atMost: 30 },
    { what: "layout shift, maximum per page", figure: worst("cls"), unit: "", atMost: 0.01 },
  ];
}

const pictured = ["home", "category", "detail", "search"];

function firstVisitBars(first) {
  return [
    {
      what: `pages without a preloaded LCP image (${pictured.filter((name) => first[name]).join(", ")})`,
      figure: pictured.filter((name) => first[name]?.isPreloaded === false).length,
      unit: "",
      atMost: 0,
    },
    {
      what: "late scripts, maximum per page",
      figure: Math.max(...Object.values(first).map(({ late }) => late)) / 1024,
      unit: "KB",
      atMost: 2,
    },
  ];
}

const timeBar = (what, times) => ({
  what,
  figure: median(times),
  unit: "ms",
  atMost: 100,
  spread: spread(times, 0),
});

const paintsOf = (visits) => visits.map(({ paint }) => paint);

const maxPrefetches = (visits) => Math.max(...visits.map(({ ahead }) => ahead));

function visitBars({ repeated, followed }) {
  return [
    ...Object.entries(repeated).map(([name, visits]) =>
      timeBar(`LCP of a repeat visit, ${name}`, paintsOf(visits)),
    ),
    ...Object.entries(followed).map(([way, times]) => timeBar(`link navigation, ${way}`, times)),
    {
      what: "prefetch requests per page view, maximum",
      figure: maxPrefetches(Object.values(repeated).flat()),
      unit: "",
      atMost: 12,
    },
  ];
}

const columns = [
  "page",
  "score",
  "LCP, ms",
  "TBT, ms",
  "CLS",
  "scripts, KB",
  "page, KB",
  "requests",
  "LCP element",
  "late scripts, KB",
  "repeat LCP, ms",
  "prefetches",
];

function pageRows({ audited, first, repeated }) {
  return Object.entries(audited).map(([name, { score, lcp, tbt, cls, script, page, requests }]) => [
    name,
    score,
    Math.round(lcp),
    Math.round(tbt),
    cls.toFixed(3),
    Math.round(script),
    Math.round(page),
    requests,
    first[name].largest,
    (first[name].late / 1024).toFixed(2),
    Math.round(median(paintsOf(repeated[name]))),
    maxPrefetches(repeated[name]),
  ]);
}

export async function measureBrowser(site, { isQuick }) {
  await ensureChromium();
  const origin = `http://localhost:${site.port}`;
  const addresses = await findAddresses(origin);
  for (const url of Object.values(addresses)) await fetch(url);
  const looked = isQuick ? { home: addresses.home } : addresses;
  const rounds = isQuick ? 1 : 5;
  const audited = await step("Lighthouse", () => auditPages(looked, isQuick ? 1 : 3));
  const { first, signedIn, repeated, followed, interactions } = await withBrowser(async (browser) => ({
    first: await step("First visits", () => measureFirstVisits(browser, looked)),
    signedIn: await step("Signed in", () => signedInScript(browser, origin)),
    repeated: await step("Repeat visits", () => measureRepeatVisits(browser, looked, rounds)),
    followed: await step("Link navigations", () =>
      measureNavigations(browser, addresses, { rounds, isQuick }),
    ),
    interactions: await step("Interactions", () => measureInteractions(browser, origin, { isQuick })),
  }));
  const bars = [
    ...auditBars(audited),
    ...firstVisitBars(first),
    { what: "additional scripts when signed in, home", figure: signedIn / 1024, unit: "KB", atMost: 18 },
    ...visitBars({ repeated, followed }),
    ...interactions,
  ];
  const rows = pageRows({ audited, first, repeated });
  return {
    bars,
    text: `## Browser

Demo data with images.

- **Lighthouse**: phone profile (${lighthouse}), ${isQuick ? "one run" : "median of three runs"}.
- **First visits** on a phone. Late scripts are requested more than half a second after the load event.
- **Repeat visits** by URL, and **link navigations** from the click until the heading and all visible images are painted.
- **Interactions** on a CPU slowed down ${slowdown} times, from the input to the next frame.

${barTable(bars)}

${table(columns, rows)}`,
  };
}
