import type { Metadata } from "next";
import { pageMetadata, sharedPictures } from "@/app/_seo/page-metadata";
import { hrefs } from "@/lib/shared/hrefs";
import type { PageParams } from "@/lib/shared/query-params";
import { CategoryPage } from "../_category/category-page";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Products",
    description:
      "Cameras, furniture, bikes, instruments and more from reviewed vendors across the United States.",
    canonical: hrefs.category("products"),
    picture: sharedPictures.products,
  });
}

export default function ProductsPage({ searchParams }: { searchParams: PageParams }) {
  return <CategoryPage category="products" searchParams={searchParams} />;
}
