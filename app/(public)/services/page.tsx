import type { Metadata } from "next";
import { pageMetadata, sharedPictures } from "@/app/_seo/page-metadata";
import { hrefs } from "@/lib/shared/hrefs";
import type { PageParams } from "@/lib/shared/query-params";
import { CategoryPage } from "../_category/category-page";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Services",
    description:
      "Cleaners, movers, tutors, builders and other skilled people near you, with reviews from real customers.",
    canonical: hrefs.category("services"),
    picture: sharedPictures.services,
  });
}

export default function ServicesPage({ searchParams }: { searchParams: PageParams }) {
  return <CategoryPage category="services" searchParams={searchParams} />;
}
