import type { Metadata } from "next";
import { pageMetadata, defaultShareImages } from "@/app/_seo/page-metadata";
import { isCanonicalList } from "@/lib/listings/catalog/results-address.rules";
import { listingFeedHref } from "@/lib/feeds/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { CategoryPage } from "../_category/category-page";

type Props = { searchParams: PageParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await readPageParams(searchParams);
  return pageMetadata({
    title: "Products",
    description:
      "Cameras, furniture, bikes, instruments and more from reviewed vendors across the United States.",
    canonical: hrefs.category("products"),
    indexed: isCanonicalList(params),
    feed: listingFeedHref(params, { category: "products" }),
    picture: defaultShareImages.products,
  });
}

export default function ProductsPage({ searchParams }: Props) {
  return <CategoryPage category="products" searchParams={searchParams} />;
}
