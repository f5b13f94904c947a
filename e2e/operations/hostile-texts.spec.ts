import type { Page } from "@playwright/test";
import { deskScreens } from "../desk-screens";
import { expect, test, type Role } from "../fixtures";
import { watchPolicy } from "../lookups";
import { waitUntilSettled } from "../page-idle";
import { publicPages } from "../public-pages";
import { openOwnDatabase, query, serveOwnSite, signIn, type OwnDatabase, type OwnSite } from "./own-site";

const corpus = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  "</script><script>alert(1)</script>",
  "</title></textarea><iframe src=javascript:alert(1)>",
  "<!-- ]]> --!>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}} ${alert(1)}",
  "&lt;b&gt; &#60;i&#62; &amp;amp;",
  "'; DROP TABLE users; --",
  '=HYPERLINK("http://x")',
  "%s %n %00 \\u0000 \\",
  "\u202edesrever\u202c and \u200bhidden\ufeff",
  "مرحبا بالعالم",
  "Z\u0351\u034a\u0363a\u0358\u035b\u0368l\u0338\u0357g\u0315\u0346o\u0321\u0367",
  "👨‍👩‍👧‍👦".repeat(5),
  "W".repeat(60),
  "line\u2028separator\u2029paragraph",
];

const texts: Record<string, Record<string, number>> = {
  users: { first_name: 60, last_name: 60, suspended_reason: 400 },
  vendors: { business_name: 100, about: 900, holiday_message: 400, decision_reason: 400 },
  vendor_applications: { business_name: 100, note: 900, reason: 400 },
  listings: { title: 130, description: 900, location: 150, decision_reason: 400 },
  listing_images: { alt: 150 },
  jobs: {
    title: 130,
    company: 100,
    company_about: 900,
    description: 900,
    location: 150,
    decision_reason: 400,
  },
  job_questions: { text: 250 },
  job_applications: { note: 900, poster_note: 900 },
  reviews: { text: 900, reply_text: 900, decision_reason: 400 },
  conversations: { last_message_text: 150 },
  messages: { text: 900 },
  offers: { note: 400 },
  viewings: { note: 400 },
  quick_replies: { title: 70, text: 900 },
  advertisements: { title: 100, decision_reason: 400 },
  notifications: { title: 150, body: 250 },
  saved_searches: { name: 70 },
  favorites: { note: 400 },
  reports: { text: 400 },
};

let database: OwnDatabase;
let site: OwnSite;

async function fill(table: string, columns: Record<string, number>): Promise<void> {
  const known = await query<{ name: string }>(
    database,
    "SELECT column_name::text AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
    [table],
  );
  const names = Object.keys(columns).filter((name) => known.some((one) => one.name === name));
  expect([table, names]).toEqual([table, Object.keys(columns)]);
  const sets = names.map(
    (name, place) =>
      `${name} = CASE WHEN ${name} IS NULL OR ${name} = '' THEN ${name} ELSE
        left(($1::text[])[1 + abs(hashtext(t.ctid::text) % ${corpus.length} + ${place}) % ${corpus.length}] || ' ' || ${name}, ${columns[name]}) END`,
  );
  await query(database, `UPDATE ${table} t SET ${sets.join(", ")}`, [corpus]);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  database = await openOwnDatabase();
  for (const [table, columns] of Object.entries(texts)) await fill(table, columns);
  site = await serveOwnSite(database, { QUEUE_WORKERS: "separate", DATABASE_PATIENCE: "10", RENDERERS: "2" });
});
test.afterAll(async () => {
  await site.stop();
  await database.stop();
});

async function expectHarmless(page: Page, address: string, dialogs: string[]): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBeLessThan(500);
  await waitUntilSettled(page);
  await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
  expect(dialogs, address).toEqual([]);
  // Elements that only the texts could have brought.
  const injected = page.locator(
    'img[src="x"], svg[onload], iframe[src^="javascript"], a[href^="javascript" i]',
  );
  expect(await injected.count(), address).toBe(0);
}

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const viewers = ["visitor", "customer", "vendor", "admin"] as const;
type Viewer = (typeof viewers)[number];

type Address = string | ((page: Page) => Promise<string>);

function addressesOf(who: Viewer): [string, Address][] {
  if (who === "visitor") {
    return Object.entries(publicPages)
      .filter(([, { status = 200 }]) => status === 200)
      .map(([name, { address }]) => [
        name,
        typeof address === "string" ? address : (page) => address(page.request),
      ]);
  }
  return Object.entries(deskScreens)
    .filter(([, { as, reach }]) => as === who && !reach)
    .map(([name, { address }]) => [name, address]);
}

for (const who of viewers) {
  test(`30: shows hostile texts to a ${who} as text, on every page`, async ({ browser, playwright }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 800 } });
    if (who !== "visitor") {
      const request = await signIn(playwright, site, `demo-${who satisfies Role}`);
      await context.addCookies((await request.storageState()).cookies);
      await request.dispose();
    }
    const page = await context.newPage();
    const [dialogs, errors]: [string[], string[]] = [[], []];
    const wide: Record<string, number> = {};
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("pageerror", (error) => errors.push(error.message));
    const violations = await watchPolicy(page);
    const addresses = addressesOf(who);
    expect(addresses.length).toBeGreaterThan(5);
    for (const [name, address] of addresses) {
      await expectHarmless(page, typeof address === "string" ? address : await address(page), dialogs);
      const excess = await excessWidth(page);
      if (excess > 0) wide[name] = excess;
    }
    expect({ errors, violations, wide }).toEqual({ errors: [], violations: [], wide: {} });
    await context.close();
  });
}
