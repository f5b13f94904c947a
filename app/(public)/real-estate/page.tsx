import type { Metadata } from "next";
import { pageMetadata, sharedPictures } from "@/app/_seo/page-metadata";
import { CompareBar } from "@/components/listings/compare/compare-bar";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { CategoryPage } from "../_category/category-page";
import { CompareSection } from "../_compare/compare-section";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Real Estate",
    description:
      "Homes, offices, shops and land for sale and for rent across the United States, with facts and price history.",
    canonical: hrefs.category("realestate"),
    picture: sharedPictures.realestate,
  });
}

export default async function RealEstatePage({ searchParams }: { searchParams: PageParams }) {
  const { compare } = await readPageParams(searchParams);
  return (
    <CategoryPage category="realestate" searchParams={searchParams}>
      <CompareSection compare={compare} />
      {compare ? null : <CompareBar />}
    </CategoryPage>
  );
}
