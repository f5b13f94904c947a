import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { isCanonicalJobList } from "@/lib/jobs/catalog/address.rules";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { jobFeedHref } from "@/lib/feeds/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, readPageQuery, type PageParams } from "@/lib/shared/query-params";
import { findReplacement } from "@/lib/shared/tree";
import { JobsPage } from "../../../_jobs/jobs-page";

type Props = { params: Promise<{ subcategory: string[] }>; searchParams: PageParams };

/** Redirects a retired subcategory to its replacement or category and preserves the filters. */
async function findPart({ params, searchParams }: Props) {
  const path = (await params).subcategory.join("/");
  const tree = await readJobTree();
  const found = tree.find((one) => one.path === path) ?? notFound();
  if (found.hidden) {
    const instead = findReplacement(tree, found)?.path ?? found.path.split("/")[0]!;
    redirect(hrefs.jobPart(instead, await readPageQuery(searchParams)));
  }
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const part = await findPart(props);
  const { name, path, parent, category } = part;
  const params = await readPageParams(props.searchParams);
  return pageMetadata({
    title: `${name} jobs`,
    description: `Open ${name.toLowerCase()} jobs${parent ? ` in ${category.toLowerCase()}` : ""} near you and remote, with pay shown where listed.`,
    canonical: hrefs.jobPart(path),
    indexed: isCanonicalJobList(params),
    feed: jobFeedHref(params, part),
  });
}

export default async function Page(props: Props) {
  const { path } = await findPart(props);
  return <JobsPage path={path} searchParams={props.searchParams} />;
}
