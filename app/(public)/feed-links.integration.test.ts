import type { Metadata } from "next";
import * as jobParts from "./jobs/category/[...subcategory]/page";
import * as jobs from "./jobs/page";
import * as products from "./products/page";
import * as productParts from "./products/[...subcategory]/page";
import * as realEstate from "./real-estate/page";
import * as search from "./search/page";
import * as services from "./services/page";

type Page = { generateMetadata: (props: never) => Promise<Metadata> };

async function feedOf({ generateMetadata }: Page, query: object, path = ""): Promise<unknown> {
  const props = {
    params: Promise.resolve({ subcategory: path.split("/") }),
    searchParams: Promise.resolve(query),
  };
  const { alternates } = await generateMetadata(props as never);
  return alternates?.types?.["application/rss+xml"];
}

test.each<[string, Page, object, string, string]>([
  ["products", products, {}, "", "/feeds/listings.xml?category=products"],
  ["services by state", services, { state: "tx" }, "", "/feeds/listings.xml?state=TX&category=services"],
  ["homes", realEstate, {}, "", "/feeds/listings.xml?category=realestate"],
  [
    "a subcategory",
    productParts,
    {},
    "electronics/laptops",
    "/feeds/listings.xml?category=products&subcategory=electronics%2Flaptops",
  ],
  ["a search", search, { q: "oak desk", sort: "price_asc" }, "", "/feeds/listings.xml?search=oak+desk"],
  ["jobs", jobs, { workplace: "remote" }, "", "/feeds/jobs.xml?workplace=remote"],
  [
    "a part of the job board",
    jobParts,
    {},
    "healthcare/nursing",
    "/feeds/jobs.xml?category=Healthcare&subcategory=healthcare%2Fnursing",
  ],
])("links to the feed of %s in the page head", async (_, page, query, path, feed) => {
  expect(await feedOf(page, query, path)).toBe(feed);
});
