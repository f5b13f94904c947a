import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { trailOf } from "@/lib/listings/subcategories.rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { PageParams } from "@/lib/shared/query-params";
import { CategoryPage } from "./category-page";

type Props = { params: Promise<{ subcategory: string[] }>; searchParams: PageParams };

async function readTrail(category: Category, params: Props["params"]) {
  const trail = trailOf((await params).subcategory.join("/"));
  if (trail[0]?.category !== category) notFound();
  return trail;
}

/** The metadata and the page of the parts of a category. */
export function subcategoryPages(category: Category) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const trail = await readTrail(category, params);
    const names = trail.map(({ name }) => name);
    return pageMetadata({
      title: names.toReversed().join(" in "),
      description: `${names.join(", ")}: ${categoryNames[category].toLowerCase()} from reviewed vendors across the United States.`,
      canonical: hrefs.subcategory(category, trail.at(-1)!.path),
    });
  }

  async function Page({ params, searchParams }: Props) {
    const trail = await readTrail(category, params);
    return <CategoryPage category={category} subcategory={trail.at(-1)!.path} searchParams={searchParams} />;
  }

  return { generateMetadata, Page };
}
