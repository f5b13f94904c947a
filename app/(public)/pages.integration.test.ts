import { QueryClientProvider } from "@tanstack/react-query";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jobPart from "@/app/(public)/jobs/category/[...subcategory]/page";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { makeQueryClient } from "@/lib/client/query-client";
import { homepageTag, type HomepageSettingKey } from "@/lib/homepage/rules";
import { listOpenJobs, listSimilarJobs } from "@/lib/jobs/search/list.queries";
import { jobsTag, jobTag } from "@/lib/jobs/rules";
import { listingsTag, listingTag } from "@/lib/listings/rules";
import { getRatingSummary, listVendorReviews } from "@/lib/reviews/queries";
import { successStoriesTag } from "@/lib/reviews/rules";
import { synonymsTag } from "@/lib/search/lexicon/synonyms.rules";
import { waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { sharedCache } from "@/lib/server/cache";
import { db, rows, sql } from "@/lib/server/db";
import { runWithContext, type RequestContext } from "@/lib/server/response-context";
import { treesTag } from "@/lib/server/tree";
import { siteTag } from "@/lib/shared/site";
import { vendorTag } from "@/lib/vendors/rules";
import {
  createAdvertisement,
  createListing,
  createReview,
  createUser,
  createVendor,
  createJob,
} from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { eventually } from "@/prisma/test/eventually";
import { purgeNow } from "@/prisma/test/purge-now";
import { createSubcategoryPages } from "./_category/subcategory-page";
import { readHome } from "@/app/_home/read-home";
import { readListing, readListingView } from "@/app/_listing/read-listing";
import { readResults } from "@/app/_results/read-results";
import { readPublicJob } from "./jobs/[id]/read-public-job";
import HomePage from "./page";
import { readSearch } from "./search/read-search";
import VendorPage from "./vendor/[vendorId]/page";
import { readVendor } from "./vendor/[vendorId]/read-vendor";

describe("moved addresses", () => {
  type Pages = Pick<typeof jobPart, "generateMetadata">;

  async function leadsTo({ generateMetadata }: Pages, path: string, query: Record<string, unknown>) {
    const props = {
      params: Promise.resolve({ subcategory: path.split("/") }),
      searchParams: Promise.resolve(query),
    };
    const { digest } = (await generateMetadata(props).catch((error: { digest: string }) => error)) as {
      digest: string;
    };
    return digest.split(";")[2];
  }

  test("redirects a hidden subcategory with the filters of its address", async () => {
    await rows(sql`INSERT INTO subcategory_changes (board, path, hidden, moved_to) VALUES
    ('listings', 'electronics/gaming', true, 'hobbies/toys'), ('listings', 'pets', true, null),
    ('jobs', 'healthcare/nursing', true, null)`);
    const products = createSubcategoryPages("products");
    expect(
      await leadsTo(products, "electronics/gaming", { condition: "used", sort: ["price_asc", "x"] }),
    ).toBe("/products/hobbies/toys?condition=used&sort=price_asc");
    expect(await leadsTo(products, "electronics/gaming", {})).toBe("/products/hobbies/toys");
    expect(await leadsTo(createSubcategoryPages("services"), "pets", { state: "TX" })).toBe(
      "/services?state=TX",
    );
    expect(await leadsTo(jobPart, "healthcare/nursing", { search: "night shift" })).toBe(
      "/jobs/category/healthcare?search=night+shift",
    );
  });
});

describe("cache tagging", () => {
  async function answerOf(read: () => Promise<unknown>): Promise<RequestContext> {
    const answer: RequestContext = { tags: [] };
    await runWithContext(answer, read);
    const { tags, ...rest } = JSON.parse(JSON.stringify(answer)) as RequestContext;
    return { ...rest, tags: tags.sort() };
  }

  const unknown = "00000000-0000-4000-8000-000000000000";

  test("tags the homepage with all its blocks, each once, cached or not", async () => {
    const blocks = ["show_featured_products", "show_success_stories", "show_top_ads"];
    await db.homepageSetting.createMany({ data: blocks.map((key) => ({ key, value: "true" })) });
    await purgeNow(homepageTag);
    const expected = {
      tags: [advertisementsTag, homepageTag, listingsTag, siteTag, successStoriesTag].sort(),
    };
    expect(await answerOf(readHome)).toMatchObject(expected);
    expect(await answerOf(readHome)).toMatchObject(expected);
  });

  test("makes the homepage stale within a minute with its advertisements, and expires it when one of them ends", async () => {
    await db.homepageSetting.upsert({
      where: { key: "show_top_ads" },
      create: { key: "show_top_ads", value: "true" },
      update: { value: "true" },
    });
    const endsAt = new Date(Date.now() + 20_000);
    await createAdvertisement({ position: "top", status: "running", endsAt });
    await purgeNow(homepageTag, advertisementsTag);
    await eventually(async () => sharedCache().isLive());
    const { staleAt = 0, expiresAt = 0 } = await answerOf(readHome);
    expect(staleAt).toBeGreaterThan(Date.now() - 1000);
    expect(staleAt).toBeLessThan(Date.now() + 60_000);
    // The database clock decides.
    expect(Math.abs(expiresAt - endsAt.getTime())).toBeLessThan(2000);
  });

  test("tags a listing's page with itself, its vendor, and its neighbors, but not with all listings", async () => {
    const listing = await createListing({ category: "services" });
    const neighbor = await createListing({ category: "services" });
    expect(await answerOf(() => readListingView(listing.id))).toEqual({
      tags: [listingTag(listing.id), listingTag(neighbor.id), siteTag, vendorTag(listing.vendorId)].sort(),
    });
  });

  test("tags a removed, hidden, or unknown listing with itself, under its status", async () => {
    const { id: removed } = await createListing({ status: "removed" });
    const { id: hidden } = await createListing({ status: "pending" });
    const refused = (id: string) => answerOf(() => expect(readListing(id)).rejects.toThrow("404"));
    expect(await refused(removed)).toEqual({ status: 410, tags: [listingTag(removed)] });
    expect(await refused(hidden)).toEqual({ tags: [listingTag(hidden)] });
    expect(await refused(unknown)).toEqual({ tags: [listingTag(unknown)] });
    expect(await refused("no id")).toEqual({ tags: [] });
  });

  test("tags the results of a category with all listings", async () => {
    const address = { category: "products" } as const;
    expect(await answerOf(() => readResults(address, undefined))).toEqual({ tags: [listingsTag] });
    expect(await answerOf(() => readSearch(address, undefined))).toEqual({ tags: [listingsTag] });
  });

  test.each([
    ["a search", { search: "camera" }],
    ["a search without matches", { search: "camera", maxPrice: 1 }],
  ])("tags an empty result of %s also with synonyms and category trees", async (_, address) => {
    await waitForVocabulary();
    // Subcategories are searched by name, and the closest one is offered.
    const tags = [listingsTag, synonymsTag, treesTag].sort();
    expect(await answerOf(() => readResults(address, undefined))).toEqual({ tags });
    expect(await answerOf(() => readSearch(address, undefined))).toEqual({ tags });
  });

  test("tags a vendor's page with the vendor on each tab, and with the content it lists", async () => {
    const { id } = await createVendor();
    const { id: ad } = await createAdvertisement({ vendorId: id });
    const page = (query: Record<string, string>) => () =>
      VendorPage({ params: Promise.resolve({ vendorId: id }), searchParams: Promise.resolve(query) });
    expect((await answerOf(page({}))).tags).toContain(vendorTag(id));
    expect((await answerOf(page({ adId: ad }))).tags).toContain(advertisementsTag);
    const reviews = () =>
      Promise.all([listVendorReviews({ vendorId: id }), getRatingSummary({ vendorId: id })]);
    expect(await answerOf(reviews)).toEqual({ tags: [vendorTag(id)] });
    expect(await answerOf(() => expect(readVendor(unknown)).rejects.toThrow("404"))).toEqual({
      tags: [vendorTag(unknown)],
    });
  });

  test("tags a job's page with itself and similar jobs, and the job list with all jobs, until the first job expires", async () => {
    const first = new Date(Date.now() + 3_600_000);
    const { id } = await createJob({ expiresAt: first });
    const { id: similar } = await createJob({ expiresAt: new Date(Date.now() + 7_200_000) });
    const read = async () => listSimilarJobs(await readPublicJob(id));
    const expiresAt = first.getTime();
    expect(await answerOf(read)).toEqual({ tags: [jobTag(id), jobTag(similar)].sort(), expiresAt });
    expect(await answerOf(() => listOpenJobs())).toEqual({ tags: [jobsTag], expiresAt });
  });

  test("separates the tags of two pages rendered at once", async () => {
    const [one, other] = [await createVendor(), await createVendor()];
    const answers = await Promise.all([one, other].map(({ id }) => answerOf(() => readVendor(id))));
    expect(answers).toEqual([{ tags: [vendorTag(one.id)] }, { tags: [vendorTag(other.id)] }]);
  });
});

describe("the homepage", () => {
  const router: AppRouterInstance = {
    push: () => {},
    replace: () => {},
    back: () => {},
    forward: () => {},
    refresh: () => {},
    prefetch: () => {},
    bfcacheId: "0",
  };

  async function renderHome(query = ""): Promise<string> {
    const params = new URLSearchParams(query);
    const page = await HomePage({ searchParams: Promise.resolve(Object.fromEntries(params)) });
    const client = makeQueryClient();
    const inQuery = createElement(QueryClientProvider, { client }, page);
    const atAddress = createElement(SearchParamsContext, { value: params }, inQuery);
    const onPath = createElement(PathnameContext, { value: "/" }, atAddress);
    const html = renderToStaticMarkup(createElement(AppRouterContext, { value: router }, onPath));
    // Cached queries must not outlive the test.
    client.clear();
    return html;
  }

  async function set(values: Partial<Record<HomepageSettingKey, string>>): Promise<void> {
    await db.homepageSetting.deleteMany();
    await db.homepageSetting.createMany({
      data: Object.entries(values).map(([key, value]) => ({ key, value })),
    });
    await purgeNow(homepageTag, advertisementsTag, successStoriesTag);
  }

  function blocksOf(html: string) {
    return {
      dots: html.includes('aria-label="Show Services"'),
      categories: html.includes("Browse By Category"),
      top: html.includes('data-position="top"'),
      middle: html.includes('data-position="middle"'),
      bottom: html.includes('data-position="bottom"'),
      featured: html.includes("Featured products"),
      stories: html.includes("Success Stories"),
    };
  }

  beforeAll(async () => {
    const { id: vendorId } = await createVendor();
    const { id: listingId } = await createListing({ vendorId, featuredAt: daysFromNow(-1) });
    const { id: authorId } = await createUser();
    await createReview({ vendorId, listingId, authorId, rating: 5, status: "published", picked: true });
    for (const position of ["top", "middle", "bottom"] as const) {
      await createAdvertisement({ vendorId, position, status: "running" });
    }
  });

  test("shows only dots and categories by default", async () => {
    await set({});
    expect(blocksOf(await renderHome())).toEqual({
      dots: true,
      categories: true,
      top: false,
      middle: false,
      bottom: false,
      featured: false,
      stories: false,
    });
  });

  test.each([
    ["show_dot_navigation", "dots"],
    ["show_featured_categories", "categories"],
    ["show_top_ads", "top"],
    ["show_middle_ads", "middle"],
    ["show_bottom_ads", "bottom"],
    ["show_featured_products", "featured"],
    ["show_success_stories", "stories"],
  ] as const)("shows or hides its block by %s", async (key, block) => {
    const all = {
      show_dot_navigation: "true",
      show_featured_categories: "true",
      show_top_ads: "true",
      show_middle_ads: "true",
      show_bottom_ads: "true",
      show_featured_products: "true",
      show_success_stories: "true",
    };
    await set(all);
    const on = blocksOf(await renderHome());
    expect(Object.values(on)).toEqual(Object.values(on).map(() => true));
    await set({ ...all, [key]: "false" });
    expect(blocksOf(await renderHome())).toEqual({ ...on, [block]: false });
  });

  test("shows 'Become a Vendor Today', and a link to all listings with 'No listings found'", async () => {
    await set({});
    const html = await renderHome("search=nothing-of-the-kind");
    expect(html).toContain("Become a Vendor Today");
    expect(html).toContain("No listings found");
    expect(html).toContain("Show all listings");
    expect(await renderHome()).not.toContain("No listings found");
  });
});
