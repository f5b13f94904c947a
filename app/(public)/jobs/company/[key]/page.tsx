import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { CompanyView } from "@/components/jobs/company-view";
import { JsonLd } from "@/components/ui/json-ld";
import { readCompany } from "@/lib/jobs/catalog/company.queries";
import { listOpenJobs } from "@/lib/jobs/search/list.queries";
import { companyKeyForm } from "@/lib/jobs/rules";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { excerptOf } from "@/lib/shared/excerpt";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

type Props = { params: Promise<{ key: string }>; searchParams: PageParams };

export const dynamic = "force-dynamic";

const findCompany = cache(async (key: string) => {
  const company = companyKeyForm.test(key) ? await readCompany(key) : null;
  return company ?? notFound();
});

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { key, name, about, logoUrl } = await findCompany((await params).key);
  const { cursor } = await readPageParams(searchParams);
  return pageMetadata({
    title: `Jobs at ${name}`,
    description: excerptOf(`Open jobs at ${name}, with pay, place and how to apply. ${about}`, 160),
    canonical: hrefs.company(key),
    picture: logoUrl ? { url: logoUrl, alt: name } : null,
    indexed: !cursor,
    feed: hrefs.feed("jobs", `company=${key}`),
  });
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const company = await findCompany((await params).key);
  const { cursor: from } = await readPageParams(searchParams);
  const { page, cursor } = await readPageOrFirst(from, (cursor) =>
    listOpenJobs({ company: company.key, cursor }),
  );
  const crumbs = breadcrumbJsonLd([
    { name: "Home", url: `${env.APP_URL}${hrefs.home()}` },
    { name: "Jobs", url: `${env.APP_URL}${hrefs.jobs()}` },
    { name: company.name, url: `${env.APP_URL}${hrefs.company(company.key)}` },
  ]);
  return (
    <>
      <JsonLd json={jsonLdText(crumbs)} />
      <CompanyView company={company} page={page} cursor={cursor} />
    </>
  );
}
