import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { PolicyView } from "@/components/policies/policy-view";
import { termsOfService } from "@/lib/policies/copy";
import { fillPolicy } from "@/lib/policies/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";

export const dynamic = "force-dynamic";

const site = { site: env.SITE_NAME, email: env.CONTACT_EMAIL };
const policy = fillPolicy(termsOfService, site);

export const metadata: Metadata = pageMetadata({
  title: policy.title,
  description: policy.summary,
  canonical: hrefs.policy("terms"),
});

export default function TermsOfServicePage() {
  return <PolicyView policy={policy} />;
}
