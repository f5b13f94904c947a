import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect, test, type Role } from "./fixtures";
import { findListing } from "./lookups";

const app = path.resolve(__dirname, "../app");

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => ending.test(file));
}

const pages = filesOf(app, /(^|\/)page\.tsx$/).map((file) => path.dirname(file));

const names = new Set(
  [
    ...filesOf(app, /\.tsx?$/).map((file) => path.join(app, file)),
    ...["jobs/catalog", "listings/catalog"].map((place) =>
      path.join(app, `../lib/${place}/address.rules.ts`),
    ),
  ].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:params|query)(?:\.(\w+)|\["([\w-]+)"\])/g)].map(
      ([, plain, quoted]) => plain ?? quoted ?? "",
    ),
  ),
);

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const id = "0190b6a0-0000-7000-8000-000000000001";

const values = [
  "%00",
  "a%00b",
  "%E0%A4%A",
  "%ED%A0%80",
  "%F0%9F%94%A5".repeat(12),
  "x".repeat(300),
  "1e400",
  "-99999999999999999999",
  "0000-01-01T00:00:00.000Z",
  "%27%22%3C%5C%28%26%7C%21%3A%2A",
  "..%2f..%2f",
];

const odd = ["0000-01-01T00:00:00.000Z", id] as const;

const cursors = [
  `cursor=${cursor(odd)}`,
  `tab=listings&sort=newest&cursor=${cursor(["newest", ...odd])}`,
  `tab=listings&sort=views&cursor=${cursor(["views", 2 ** 31, id])}`,
  `sort=salary&cursor=${cursor(["salary", 1e20, id])}`,
  `cursor=${cursor({ sort: "newest", key: odd, total: 1, capped: false })}`,
  `q=chair&search=chair&cursor=${cursor({ sort: "relevance", low: 0, high: 5e12, first: true, rank: 1, seq: 1, total: 1, about: true })}`,
];

/** Limits queries to 900 characters because public pages refuse URLs over 1,000. */
function toQueries(pairs: readonly string[]): string[] {
  const queries = [""];
  for (const pair of pairs) {
    const longer = [queries.at(-1), pair].filter(Boolean).join("&");
    if (longer.length > 900) queries.push(pair);
    else queries[queries.length - 1] = longer;
  }
  return queries;
}

function hostileQueries(turn: number): string[] {
  return toQueries([...names].map((name, index) => `${name}=${values[(index + turn) % values.length]}`));
}

const repeats = toQueries([...names].map((name) => `${name}=a&${name}=b&${name}[]=c`));

const queriesOf = (page: number) =>
  [0, 4].flatMap((turn) => hostileQueries(turn + page)).concat(repeats, cursors);

const ids = [
  "%00",
  "%E0%A4%A",
  "%",
  "..%2f",
  "..%2f..%2fadmin",
  "%F0%9F%94%A5",
  "x".repeat(2000),
  "'",
  "a%0d%0ab",
  "%5c",
];

const hasId = (folder: string) => folder.includes("[");
const readsAddress = (folder: string) =>
  readFileSync(path.join(app, folder, "page.tsx"), "utf8").includes("searchParams");
const addressOf = (folder: string) => `/${folder.replace(/\([a-z]+\)\/?/, "")}`;

async function statusesOf(site: APIRequestContext, addresses: string[]): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const waiting = [...addresses];
  async function ask(): Promise<void> {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      statuses.set(address, (await site.get(address, { maxRedirects: 0 })).status());
    }
  }
  await Promise.all([ask(), ask(), ask()]);
  return statuses;
}

function failed(statuses: Map<string, number>): string[] {
  return [...statuses]
    .filter(([, status]) => status >= 500)
    .map(([at, status]) => `${status} ${at.slice(0, 200)}`);
}

const viewers: [Role | "nobody", RegExp][] = [
  ["nobody", /^\(public\)/],
  ["admin", /^\((admin|seller|unguarded)\)/],
  ["vendor", /^\((vendor|seller|member|unguarded)\)/],
];

for (const [role, groups] of viewers) {
  test(`50: survives odd parameters on every page that ${role} may open`, async ({ page, signInAs }) => {
    test.setTimeout(180_000);
    if (role !== "nobody") await signInAs(role);
    const listing = await findListing(page.request, "category=products");
    const known: Record<string, string> = { vendorId: listing.vendorId, id: listing.id };
    const opened = pages.filter((folder) => groups.test(folder));
    const reading = opened
      .filter(readsAddress)
      .map((folder) =>
        addressOf(folder).replace(/\[+(?:\.\.\.)?(\w+)\]+/, (_, name: string) => known[name] ?? id),
      );
    expect(reading.length).toBeGreaterThan(2);
    const strange = opened
      .filter(hasId)
      .flatMap((folder) => ids.map((one) => addressOf(folder).replace(/\[.*\]/, one)));
    const statuses = await statusesOf(page.request, [
      ...reading.flatMap((base, index) => queriesOf(index).map((query) => `${base}?${query}`)),
      ...strange,
    ]);
    expect(failed(statuses)).toEqual([]);
    // Paths with an encoded `../` lead to other pages, and Messages asks for a sign-in.
    const found = strange.filter(
      (address) => statuses.get(address) === 200 && !/%2f|^\/messages/.test(address),
    );
    expect(found).toEqual([]);
  });
}

test("50: survives odd paths on every endpoint", async ({ request }) => {
  const folders = filesOf(path.join(app, "api"), /\/route\.ts$/).map((file) => path.dirname(file));
  const addresses = [
    ...folders.filter(hasId).map((folder) => `/api/${folder}`),
    "/images/[file]",
    "/sitemaps/[name]",
  ];
  const strange = addresses.flatMap((address) => ids.map((one) => address.replace(/\[[^\]]*\]/g, one)));
  expect(failed(await statusesOf(request, strange))).toEqual([]);
});
