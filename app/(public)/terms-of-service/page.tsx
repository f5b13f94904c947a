import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { PolicyView } from "@/components/policies/policy-view";
import { getPolicy } from "@/lib/settings/policies.queries";
import { hrefs } from "@/lib/shared/hrefs";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { title, summary } = await getPolicy("terms_of_service");
  return pageMetadata({ title, description: summary, canonical: hrefs.policy("terms") });
}

export default async function TermsOfServicePage() {
  return <PolicyView policy={await getPolicy("terms_of_service")} />;
}
