import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { findJobPart } from "@/lib/jobs/subcategories.rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { PageParams } from "@/lib/shared/query-params";
import { JobsPage } from "../../../_jobs/jobs-page";

type Props = { params: Promise<{ subcategory: string[] }>; searchParams: PageParams };

async function findPart(params: Props["params"]) {
  return findJobPart((await params).subcategory.join("/")) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, path, parent, category } = await findPart(params);
  return pageMetadata({
    title: `${name} jobs`,
    description: `Open ${name.toLowerCase()} jobs${parent ? ` in ${category.toLowerCase()}` : ""} near you and remote, with pay shown where listed.`,
    canonical: hrefs.jobPart(path),
  });
}

export default async function Page({ params, searchParams }: Props) {
  const { path } = await findPart(params);
  return <JobsPage path={path} searchParams={searchParams} />;
}
