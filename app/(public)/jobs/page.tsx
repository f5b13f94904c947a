import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { isCanonicalJobList } from "@/lib/jobs/catalog/address.rules";
import { jobFeedHref } from "@/lib/feeds/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { JobsPage } from "../_jobs/jobs-page";

type Props = { searchParams: PageParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await readPageParams(searchParams);
  return pageMetadata({
    title: "Jobs",
    description: "Open jobs near you and remote: filter by category, pay, place and job type.",
    canonical: hrefs.jobs(),
    indexed: isCanonicalJobList(params),
    feed: jobFeedHref(params),
  });
}

export default function Page({ searchParams }: Props) {
  return <JobsPage searchParams={searchParams} />;
}
