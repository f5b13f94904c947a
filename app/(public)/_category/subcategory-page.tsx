import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { listingFeedHref } from "@/lib/feeds/address.rules";
import { isCanonicalList } from "@/lib/listings/catalog/results-address.rules";
import { categoryNames, type Category } from "@/lib/listings/rules";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, readPageQuery, type PageParams } from "@/lib/shared/query-params";
import { findReplacement, visibleNodes, nodeTrail } from "@/lib/shared/tree";
import { CategoryPage } from "./category-page";

type Props = { params: Promise<{ subcategory: string[] }>; searchParams: PageParams };

/** Redirects a retired subcategory to its replacement or parent and preserves the filters. */
async function readTrail(category: Category, { params, searchParams }: Props) {
  const tree = await readSubcategoryTree();
  const trail = nodeTrail(tree, (await params).subcategory.join("/"));
  const [found] = trail.slice(-1);
  if (found?.category !== category) notFound();
  if (visibleNodes(trail).length < trail.length) {
    const instead = findReplacement(tree, found);
    const query = await readPageQuery(searchParams);
    redirect(instead ? hrefs.subcategory(category, instead.path, query) : hrefs.category(category, query));
  }
  return trail;
}

export function createSubcategoryPages(category: Category) {
  async function generateMetadata(props: Props): Promise<Metadata> {
    const trail = await readTrail(category, props);
    const params = await readPageParams(props.searchParams);
    const { path } = trail.at(-1)!;
    const names = trail.map(({ name }) => name);
    return pageMetadata({
      title: names.toReversed().join(" in "),
      description: `${names.join(", ")}: ${categoryNames[category].toLowerCase()} from reviewed vendors across the United States.`,
      canonical: hrefs.subcategory(category, path),
      indexed: isCanonicalList(params),
      feed: listingFeedHref(params, { category, subcategory: path }),
    });
  }

  async function Page(props: Props) {
    const { path } = (await readTrail(category, props)).at(-1)!;
    return <CategoryPage category={category} subcategory={path} searchParams={props.searchParams} />;
  }

  return { generateMetadata, Page };
}
