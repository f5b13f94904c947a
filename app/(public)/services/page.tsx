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
    title: "Services",
    description:
      "Cleaners, movers, tutors, builders and other skilled people near you, with reviews from real customers.",
    canonical: hrefs.category("services"),
    indexed: isCanonicalList(params),
    feed: listingFeedHref(params, { category: "services" }),
    picture: defaultShareImages.services,
  });
}

export default function ServicesPage({ searchParams }: Props) {
  return <CategoryPage category="services" searchParams={searchParams} />;
}
