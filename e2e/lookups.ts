import { devices, expect, test, type APIRequestContext, type Page } from "@playwright/test";
import type { JobDto } from "@/lib/jobs/contract";
import type { ListingDto } from "@/lib/listings/contract";
import { hasCramped, runAxe, type AxeScope } from "./axe";
import { colorRules, findHardToRead } from "./contrast";
import { findUnderThumb } from "./thumbs";

/**
 * Listings as the site's own API tells of them, by the query of GET /api/listings; without those that other tests made
 * meanwhile, which may be gone in a moment.
 */
export async function findListings(request: APIRequestContext, query: string): Promise<ListingDto[]> {
  const response = await request.get(`/api/listings?${query}`);
  expect(response.status(), await response.text()).toBe(200);
  const listings = (await response.json()) as ListingDto[];
  return listings.filter(({ createdAt }) => createdAt < (process.env.E2E_STARTED_AT ?? ""));
}

export async function findListing(request: APIRequestContext, query: string): Promise<ListingDto> {
  let [listing] = await findListings(request, `${query}&limit=24`);
  // Other tests leave drafts behind, which may fill the first page.
  if (!listing && !query.includes("sort=")) {
    [listing] = await findListings(request, `${query}&limit=24&sort=oldest`);
  }
  if (!listing) throw new Error(`the demo data have no listing for ${query}`);
  return listing;
}

export async function findJobs(request: APIRequestContext, query: string): Promise<JobDto[]> {
  const response = await request.get(`/api/jobs?${query}`);
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as JobDto[];
}

/** Lets this request context see what only an admin may list; the page's browser stays signed out. */
export async function signInAsAdmin(request: APIRequestContext, origin: string | undefined): Promise<void> {
  const response = await request.post("/api/login", {
    data: { username: "demo-admin", password: "market-demo-2026" },
    headers: { origin: origin ?? "" },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Whether the page of this test is a phone's that a desktop runs as well. */
function isSecondLook(): boolean {
  const { project, title } = test.info();
  return Boolean(project.use.isMobile) && !title.includes("@mobile-only");
}

/**
 * What axe finds wrong on the page; in the dark scheme only colours can be wrong in another way. A phone shows the same
 * elements as the desktop in other places: where the test runs on both, it is asked there what is too small or too wide,
 * unless `whole` says that phones have something of their own. Where a part has opened on a page that is looked at whole
 * elsewhere, `within` names it.
 */
export async function findAxeViolations(
  page: Page,
  { whole = !isSecondLook(), within }: { whole?: boolean } & Pick<AxeScope, "within"> = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of whole ? (["light", "dark"] as const) : (["light"] as const)) {
    // Where motion is to be reduced nothing changes smoothly: the colors are there at once.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const isFirst = colorScheme === "light";
    const asked = whole ? { without: colorRules } : { rules: ["target-size"] };
    const violations = [
      ...(isFirst && (whole || (await hasCramped(page))) ? await runAxe(page, { ...asked, within }) : []),
      ...(whole ? await findHardToRead(page, within) : []),
    ];
    for (const { id, nodes } of violations) found.push(`${colorScheme}: ${id}: ${nodes[0]?.html}`);
  }
  const excess = whole ? 0 : await findOverflow(page);
  return excess > 0 ? [...found, `too wide by ${excess} pixels`] : found;
}

/**
 * Controls that are too small to be hit. `heighten` gives the window a height: in one as high as the page nothing lies
 * beneath a bar that stays in view, which would count as too small.
 */
async function findTooSmall(page: Page, heighten: (height: number) => Promise<void>): Promise<string[]> {
  if (!(await hasCramped(page))) return [];
  await heighten(await page.evaluate(() => document.documentElement.scrollHeight));
  const violations = await runAxe(page, { rules: ["target-size"] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `too small: ${html}`));
}

/** Controls that are too small to be hit, the only thing that axe finds on a phone and not on a desktop. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const size = page.viewportSize()!;
  const found = await findTooSmall(page, (height) =>
    page.setViewportSize({ ...size, height: Math.max(size.height, height) }),
  );
  await page.setViewportSize(size);
  return found;
}

/** Until a page is laid out as wide as asked, however wide what is on it, and was drawn so. */
async function drawnAt(width: number): Promise<void> {
  const draw = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.documentElement.clientWidth > width) await draw();
  await draw();
  await draw();
}

/**
 * What is too small to be hit or too wide on a phone, found without loading the page a second time; `byThumb` asks for
 * the 44 px of a finger.
 */
export async function findPhoneFaults(page: Page, { byThumb = false } = {}): Promise<string[]> {
  const { width, height } = devices["Pixel 7"].viewport;
  const client = await page.context().newCDPSession(page);
  async function layOut(tall: number): Promise<void> {
    const size = { width, height: tall, deviceScaleFactor: 1, mobile: true };
    await client.send("Emulation.setDeviceMetricsOverride", size);
    await page.evaluate(drawnAt, width);
  }
  await client.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await layOut(height);
  const excess = await findOverflow(page);
  const found = [...(await findTooSmall(page, layOut)), ...(byThumb ? await findUnderThumb(page) : [])];
  await client.detach();
  return excess > 0 ? [...found, `too wide by ${excess} pixels`] : found;
}

type Violation = { directive: string; what: string };

/** Notes what the page's policy refuses; to be called before the first page. */
export async function watchPolicy(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction("noteViolation", (violation: Violation) => void violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const note = (window as unknown as { noteViolation: (violation: unknown) => void }).noteViolation;
      note({
        directive: event.effectiveDirective,
        what: `${event.blockedURI} ${event.sample} on ${location.pathname}`,
      });
    });
  });
  return violations;
}

/** By how many pixels the page is wider than the window. */
export function findOverflow(page: Page): Promise<number> {
  // A page that is still growing a scrollbar measures narrower than its window, which is no overflow.
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}

type Entry = Record<string, unknown>;

function entriesOf(texts: string[]): Entry[] {
  return texts.flatMap((text): Entry[] => {
    const data = JSON.parse(text) as Entry | Entry[];
    return Array.isArray(data) ? data : [data];
  });
}

/** The structured data of a page, one object for each entry. */
export async function readJsonLd(page: Page): Promise<Entry[]> {
  return entriesOf(await page.locator('script[type="application/ld+json"]').allTextContents());
}

/** The same of a document that no browser has opened. */
export function findJsonLd(html: string): Entry[] {
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return entriesOf([...found].map(([, text = ""]) => text));
}

type Head = { canonical: string | null; robots: string | null };

/** What search engines are told by a document that no browser has opened. */
export function findHead(html: string): Head {
  const [, canonical = null] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const [, robots = null] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
  return { canonical, robots };
}

/** What search engines are told of a page. */
export async function readHead(page: Page): Promise<Head> {
  const canonical = page.locator('head link[rel="canonical"]');
  const robots = page.locator('head meta[name="robots"]');
  return {
    canonical: (await canonical.count()) > 0 ? await canonical.getAttribute("href") : null,
    robots: (await robots.count()) > 0 ? await robots.getAttribute("content") : null,
  };
}
