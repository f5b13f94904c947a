import type { Metadata } from "next";
import { hrefs } from "@/lib/shared/hrefs";
import { CategoryPage } from "../_category/category-page";
import type { PageParams } from "../_results/read-results";

export const metadata: Metadata = {
  title: "Services",
  description:
    "Cleaners, movers, tutors, builders and other skilled people near you, with reviews from real customers.",
  alternates: { canonical: hrefs.category("services") },
};

export default function ServicesPage({ searchParams }: { searchParams: PageParams }) {
  return <CategoryPage category="services" searchParams={searchParams} />;
}
