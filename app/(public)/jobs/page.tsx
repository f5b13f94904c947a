import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { hrefs } from "@/lib/shared/hrefs";
import type { PageParams } from "@/lib/shared/query-params";
import { JobsPage } from "../_jobs/jobs-page";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Jobs",
    description: "Open jobs near you and remote: filter by category, pay, place and job type.",
    canonical: hrefs.jobs(),
  });
}

export default function Page({ searchParams }: { searchParams: PageParams }) {
  return <JobsPage searchParams={searchParams} />;
}
