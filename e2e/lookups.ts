import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { JobDto } from "@/lib/jobs/contract";
import type { ListingDto } from "@/lib/listings/contract";

/** Excludes listings created during this run because other tests may delete them at any time. */
export async function findListings(request: APIRequestContext, query: string): Promise<ListingDto[]> {
  const response = await request.get(`/api/listings?${query}`);
  expect(response.status(), await response.text()).toBe(200);
  const listings = (await response.json()) as ListingDto[];
  return listings.filter(({ createdAt }) => createdAt < (process.env.E2E_STARTED_AT ?? ""));
}

export async function findListing(request: APIRequestContext, query: string): Promise<ListingDto> {
  let [listing] = await findListings(request, `${query}&limit=24`);
  // Drafts of other tests may fill the first page.
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

export async function signInAsAdmin(request: APIRequestContext, origin: string | undefined): Promise<void> {
  const response = await request.post("/api/login", {
    data: { username: "demo-admin", password: "market-demo-2026" },
    headers: { origin: origin ?? "" },
  });
  expect(response.status(), await response.text()).toBe(200);
}

type Violation = { directive: string; what: string };

/** Records CSP violations. Call before the first navigation. */
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

export function findOverflow(page: Page): Promise<number> {
  // Compares with clientWidth, because a page with a scrollbar is narrower than its window.
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

export async function readJsonLd(page: Page): Promise<Entry[]> {
  return entriesOf(await page.locator('script[type="application/ld+json"]').allTextContents());
}

export function findJsonLd(html: string): Entry[] {
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return entriesOf([...found].map(([, text = ""]) => text));
}

type Head = { canonical: string | null; robots: string | null };

export function findHead(html: string): Head {
  const [, canonical = null] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const [, robots = null] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
  return { canonical, robots };
}

export async function readHead(page: Page): Promise<Head> {
  const canonical = page.locator('head link[rel="canonical"]');
  const robots = page.locator('head meta[name="robots"]');
  return {
    canonical: (await canonical.count()) > 0 ? await canonical.getAttribute("href") : null,
    robots: (await robots.count()) > 0 ? await robots.getAttribute("content") : null,
  };
}
