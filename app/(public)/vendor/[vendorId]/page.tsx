import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { TrackedAd } from "@/components/advertisements/counted-ad";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { JsonLd } from "@/components/ui/json-ld";
import { LinkTabs } from "@/components/ui/link-tabs";
import { VendorHeader } from "@/components/vendors/vendor-header";
import { findRunningAd } from "@/lib/advertisements/queries";
import { adMaxHeight } from "@/lib/advertisements/rules";
import { jsonLdText } from "@/lib/seo/rules";
import { vendorJsonLd } from "@/lib/seo/vendors.rules";
import { env } from "@/lib/server/env";
import { getSite } from "@/lib/server/site";
import { excerptOf } from "@/lib/shared/excerpt";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { vendorTabNames, vendorTabs } from "@/lib/vendors/rules";
import { isUnfilteredTab, readVendor, parseVendorTab, tabQuery } from "./read-vendor";
import { VendorTabPanel } from "./vendor-tab";

type Props = { params: Promise<{ vendorId: string }>; searchParams: PageParams };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [vendor, site] = await Promise.all([readVendor((await params).vendorId), getSite()]);
  const { businessName, about, banner, logoUrl } = vendor;
  const place = [vendor.city, vendor.state].filter(Boolean).join(", ");
  const description = excerptOf(
    about || `${businessName}${place ? ` in ${place}` : ""} on ${site.name}.`,
    160,
  );
  const image = banner?.url ?? logoUrl;
  return pageMetadata({
    title: place ? `${businessName}, ${place}` : businessName,
    shareTitle: businessName,
    description,
    canonical: hrefs.vendor(vendor.id),
    picture: image ? { url: image, alt: businessName } : null,
    indexed: isUnfilteredTab(await readPageParams(searchParams)),
  });
}

export default async function VendorPage({ params, searchParams }: Props) {
  const vendor = await readVendor((await params).vendorId);
  const query = await readPageParams(searchParams);
  const tab = parseVendorTab(query.tab);
  const ad = await findRunningAd({ id: query.adId ?? "", vendorId: vendor.id });
  const counts = { listings: vendor.listingCount, reviews: vendor.reviewCount, about: undefined };
  const image = vendor.banner?.url ?? vendor.logoUrl;
  const data = vendorJsonLd(vendor, {
    url: `${env.APP_URL}${hrefs.vendor(vendor.id)}`,
    image: image && `${env.APP_URL}${image}`,
  });
  return (
    <div className="page grid gap-6 pt-3 md:pt-6">
      <JsonLd json={jsonLdText(data)} />
      <Breadcrumbs trail={[{ label: "Home", href: hrefs.home() }]} current={vendor.businessName} />
      {ad ? <TrackedAd ad={ad} maxHeight={adMaxHeight("bottom")} /> : null}
      <VendorHeader vendor={vendor} />
      <LinkTabs
        label={`${vendor.businessName}: sections`}
        tabs={vendorTabs.map((name) => ({
          label: vendorTabNames[name],
          href: hrefs.vendor(vendor.id, String(new URLSearchParams(tabQuery(name)))),
          current: name === tab,
          count: counts[name],
        }))}
      />
      <h2 className="sr-only">{vendorTabNames[tab]}</h2>
      <VendorTabPanel vendor={vendor} tab={tab} query={query} />
    </div>
  );
}
