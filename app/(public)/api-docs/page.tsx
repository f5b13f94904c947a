import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { ApiDocsView } from "@/components/platform/api-docs-view";
import { getOpenapi } from "@/lib/platform/contract";
import { getApiSections } from "@/lib/platform/openapi.queries";
import { getSite } from "@/lib/server/site";
import { hrefs } from "@/lib/shared/hrefs";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSite();
  return pageMetadata({
    title: "API",
    description: `The ${name} API: every endpoint, what it accepts and what it returns.`,
    canonical: hrefs.apiDocs(),
  });
}

export default async function ApiDocsPage() {
  const [sections, { name }] = await Promise.all([getApiSections(), getSite()]);
  return <ApiDocsView siteName={name} documentHref={getOpenapi.path} sections={sections} />;
}
