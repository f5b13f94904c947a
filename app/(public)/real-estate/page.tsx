import type { Metadata } from "next";
import { hrefs } from "@/lib/shared/hrefs";
import { CategoryPage } from "../_category/category-page";
import type { PageParams } from "../_results/read-results";

export const metadata: Metadata = {
  title: "Real Estate",
  description:
    "Homes, offices, shops and land for sale and for rent across the United States, with facts and price history.",
  alternates: { canonical: hrefs.category("realestate") },
};

export default function RealEstatePage({ searchParams }: { searchParams: PageParams }) {
  return <CategoryPage category="realestate" searchParams={searchParams} />;
}
