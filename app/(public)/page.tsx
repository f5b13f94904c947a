import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { SettingsWatch } from "@/components/homepage/settings-watch";
import { readListingAddress } from "@/lib/listings/catalog/address-reading.rules";
import { isCanonicalList } from "@/lib/listings/catalog/results-address.rules";
import { getSite } from "@/lib/server/site";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { HomeView } from "@/app/_home/home-view";
import { readHome } from "@/app/_home/read-home";
import { readHomeList } from "@/app/_home/read-home-list";

type Props = { searchParams: PageParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { name } = await getSite();
  return pageMetadata({
    title: { absolute: `${name}: products, services, real estate and jobs` },
    description: `${name} brings together products, services, real estate and jobs from vendors across the US.`,
    canonical: hrefs.home(),
    indexed: isCanonicalList(await readPageParams(searchParams)),
  });
}

export default async function HomePage({ searchParams }: Props) {
  const params = await readPageParams(searchParams);
  const address = readListingAddress(params);
  const [seed, home] = await Promise.all([readHomeList(address, params.cursor), readHome()]);
  return (
    <>
      <HomeView home={home} seed={seed} />
      <SettingsWatch made={home.values} />
    </>
  );
}
