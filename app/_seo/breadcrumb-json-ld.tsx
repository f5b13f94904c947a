import type { Crumb } from "@/components/ui/breadcrumbs";
import { JsonLd } from "@/components/ui/json-ld";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";

export function BreadcrumbJsonLd({ crumbs }: { crumbs: readonly Crumb[] }) {
  const items = crumbs.map(({ label, href }) => ({ name: label, url: `${env.APP_URL}${href}` }));
  return <JsonLd json={jsonLdText(breadcrumbJsonLd(items))} />;
}
