import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { ApiDocsView } from "@/components/platform/api-docs-view";
import { getOpenapi } from "@/lib/platform/contract";
import { getOpenapiDocument } from "@/lib/platform/openapi.queries";
import { apiSections, type ApiDocument } from "@/lib/platform/openapi.rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";

export const dynamic = "force-dynamic";

export const metadata: Metadata = pageMetadata({
  title: "API",
  description: `The ${env.SITE_NAME} API: every endpoint, what it accepts and what it returns.`,
  canonical: hrefs.apiDocs(),
});

export default async function ApiDocsPage() {
  const sections = apiSections((await getOpenapiDocument()) as ApiDocument);
  return <ApiDocsView siteName={env.SITE_NAME} documentHref={getOpenapi.path} sections={sections} />;
}
