import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { PolicyView } from "@/components/policies/policy-view";
import { privacyPolicy } from "@/lib/policies/copy";
import { fillPolicy } from "@/lib/policies/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";

export const dynamic = "force-dynamic";

const site = { site: env.SITE_NAME, email: env.CONTACT_EMAIL };
const policy = fillPolicy(privacyPolicy, site);

export const metadata: Metadata = pageMetadata({
  title: policy.title,
  description: policy.summary,
  canonical: hrefs.policy("privacy"),
});

export default function PrivacyPolicyPage() {
  return <PolicyView policy={policy} />;
}
