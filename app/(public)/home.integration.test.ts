import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { makeQueryClient } from "@/lib/client/query-client";
import { homepageTag, type HomepageSettingKey } from "@/lib/homepage/rules";
import { successStoriesTag } from "@/lib/reviews/rules";
import { db } from "@/lib/server/db";
import {
  createAdvertisement,
  createListing,
  createReview,
  createUser,
  createVendor,
} from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { purgeNow } from "@/prisma/test/purge-now";
import HomePage from "./page";

const router: AppRouterInstance = {
  push: () => {},
  replace: () => {},
  back: () => {},
  forward: () => {},
  refresh: () => {},
  prefetch: () => {},
  bfcacheId: "0",
};

/** The HTML of the homepage at an address, as the server makes it. */
async function renderHome(query = ""): Promise<string> {
  const params = new URLSearchParams(query);
  const page = await HomePage({ searchParams: Promise.resolve(Object.fromEntries(params)) });
  const client = makeQueryClient();
  const inQuery = createElement(QueryClientProvider, { client }, page);
  const atAddress = createElement(SearchParamsContext, { value: params }, inQuery);
  const onPath = createElement(PathnameContext, { value: "/" }, atAddress);
  const html = renderToStaticMarkup(createElement(AppRouterContext, { value: router }, onPath));
  // Nothing of it may outlive the test.
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

/** What of the blocks with a setting is in the HTML. */
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

describe("the homepage", () => {
  test("begins with dots and categories alone, as the defaults say", async () => {
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
  ] as const)("follows %s", async (key, block) => {
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

  test("always says 'Become a Vendor Today', and 'No listings found' with a way out", async () => {
    await set({});
    const html = await renderHome("search=nothing-of-the-kind");
    expect(html).toContain("Become a Vendor Today");
    expect(html).toContain("No listings found");
    expect(html).toContain("Show all listings");
    expect(await renderHome()).not.toContain("No listings found");
  });
});
