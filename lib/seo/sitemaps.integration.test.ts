import { GET as index } from "@/app/sitemap.xml/route";
import { GET as one } from "@/app/sitemaps/[name]/route";
import { listingStatuses } from "@/lib/listings/rules";
import { db } from "@/lib/server/db";
import { createJob, createListing, createUser, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";

const site = "http://localhost:3000";

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.replace(site, ""));
}

async function read(path: string): Promise<{ status: number; urls: string[] }> {
  const name = path.replace("/sitemaps/", "");
  const request = new Request(`${site}${path}`);
  const response = await one(request, { params: Promise.resolve({ name }) });
  return { status: response.status, urls: locations(await response.text()) };
}

async function walk(): Promise<string[]> {
  const response = await index(new Request(`${site}/sitemap.xml`), { params: Promise.resolve({}) });
  expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
  const parts = await Promise.all(locations(await response.text()).map(read));
  expect(parts.map(({ status }) => status)).not.toContain(404);
  return parts.flatMap(({ urls }) => urls);
}

function under(prefix: string, urls: string[]): string[] {
  return urls.filter((url) => url.startsWith(prefix)).sort();
}

const pathsOf = (prefix: string, rows: { id: string }[]) => rows.map(({ id }) => prefix + id).sort();

describe("sitemaps", () => {
  beforeAll(async () => {
    const vendor = await createVendor();
    await createVendor({ status: "pending", approvedAt: null });
    await createVendor({ status: "suspended", decisionReason: "Sold what was not theirs." });
    for (const status of listingStatuses) {
      await createListing({
        vendorId: vendor.id,
        status,
        decisionReason: "The pictures show another table.",
        // Only rentals can have this status.
        ...(status === "let" && { category: "realestate", listingType: "rent", propertyType: "condo" }),
      });
    }
    // Gaps as on an older site: the search table takes a new number whenever a listing returns.
    await db.$executeRawUnsafe(`SELECT setval(pg_get_serial_sequence('listing_search', 'seq'), 45000)`);
    await createListing({ vendorId: vendor.id, title: "Elm bench" });
    const { id: poster } = await createUser();
    await createJob({ posterId: poster });
    for (const status of ["draft", "paused", "filled", "closed", "expired"] as const) {
      await createJob({ posterId: poster, status });
    }
    await createJob({
      posterId: poster,
      title: "Over by its date",
      publishedAt: daysFromNow(-9),
      expiresAt: daysFromNow(-1),
    });
    await createJob({
      posterId: poster,
      title: "Past its deadline",
      publishedAt: daysFromNow(-9),
      deadline: daysFromNow(-1),
    });
    await createJob({ posterId: poster, title: "Hidden", hiddenAt: daysFromNow(-1) });
  });

  test("25: lists every approved listing, approved vendor, and open job, and no others", async () => {
    const urls = await walk();
    const listings = await db.listing.findMany({ where: { status: "approved" }, select: { id: true } });
    const vendors = await db.vendor.findMany({ where: { status: "approved" }, select: { id: true } });
    const jobs = await db.job.findMany({
      where: { status: "open", title: "Line cook" },
      select: { id: true },
    });
    expect([listings.length, vendors.length, jobs.length]).toEqual([2, 1, 1]);
    expect(under("/listings/", urls)).toEqual(pathsOf("/listings/", listings));
    expect(under("/vendor/", urls)).toEqual(pathsOf("/vendor/", vendors));
    expect(under("/jobs/", urls).filter((url) => !url.startsWith("/jobs/category/"))).toEqual(
      pathsOf("/jobs/", jobs),
    );
    expect(new Set(urls).size).toBe(urls.length);
  });

  test("lists the public pages of the site and no personal ones", async () => {
    expect((await read("/sitemaps/pages.xml")).urls).toEqual([
      "/",
      "/products",
      "/services",
      "/real-estate",
      "/jobs",
      "/privacy-policy",
      "/terms-of-service",
      "/cookie-policy",
      "/api-docs",
      "/jobs/category/hospitality",
      "/jobs/category/hospitality/kitchen",
    ]);
  });

  test("splits long lists into parts", async () => {
    const first = await read("/sitemaps/listings-0.xml");
    const third = await read("/sitemaps/listings-2.xml");
    expect(first.urls).toHaveLength(1);
    expect(third.urls).toHaveLength(1);
    expect(third.urls).not.toEqual(first.urls);
  });

  test.each(["other.xml", "pages", "listings-x.xml", "vendors-1.xml", "pages-1.xml", "jobs-.xml"])(
    "answers 404 for %s",
    async (name) => {
      expect((await read(`/sitemaps/${name}`)).status).toBe(404);
    },
  );
});
