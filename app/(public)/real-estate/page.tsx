import type { Metadata } from "next";
import { pageMetadata, defaultShareImages } from "@/app/_seo/page-metadata";
import { CompareBar } from "@/components/listings/compare/compare-bar";
import { isCanonicalList } from "@/lib/listings/catalog/results-address.rules";
import { listingFeedHref } from "@/lib/feeds/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { CategoryPage } from "../_category/category-page";
import { CompareSection } from "../_compare/compare-section";

type Props = { searchParams: PageParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await readPageParams(searchParams);
  return pageMetadata({
    title: "Real Estate",
    description:
      "Homes, offices, shops and land for sale and for rent across the United States, with facts and price history.",
    canonical: hrefs.category("realestate"),
    indexed: isCanonicalList(params),
    feed: listingFeedHref(params, { category: "realestate" }),
    picture: defaultShareImages.realestate,
  });
}

export default async function RealEstatePage({ searchParams }: Props) {
  const { compare } = await readPageParams(searchParams);
  return (
    <CategoryPage category="realestate" searchParams={searchParams}>
      <CompareSection compare={compare} />
      {compare ? null : <CompareBar />}
    </CategoryPage>
  );
}
