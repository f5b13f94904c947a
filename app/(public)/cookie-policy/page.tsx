import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { PolicyView } from "@/components/policies/policy-view";
import { getPolicy } from "@/lib/settings/policies.queries";
import { hrefs } from "@/lib/shared/hrefs";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { title, summary } = await getPolicy("cookie_policy");
  return pageMetadata({ title, description: summary, canonical: hrefs.policy("cookies") });
}

export default async function CookiePolicyPage() {
  return <PolicyView policy={await getPolicy("cookie_policy")} />;
}
