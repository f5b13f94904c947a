import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { AdFilters, adsHref, readAdFilter } from "@/components/admin/advertisements/ad-filters";
import { AdQueue } from "@/components/admin/advertisements/ad-queue";
import { Megaphone } from "@/components/ui/deferred-icons";
import { listModeratedAds } from "@/lib/advertisements/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Advertisements", robots: { index: false, follow: false } };

export default function AdminAdvertisementsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.advertisements()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readAdFilter(params.status);
        const list = await readList(params, (query) => listModeratedAds({ ...query, status: filter }));
        return (
          <AdminList
            title="Advertisements"
            current="advertisements"
            icon={Megaphone}
            list={list}
            hrefOf={(query) => adsHref({ filter, ...query })}
            lead={<AdFilters filter={filter} search={list.search} />}
            searchForm={{
              action: adminHrefs.advertisements(),
              label: "Search advertisements",
              placeholder: "Title or vendor",
              preservedParams: [{ name: "status", value: filter }],
            }}
            empty={
              filter === "pending"
                ? { title: "No ads to review", text: "Ads that vendors submit show up here for review." }
                : { title: "No ads here", text: "No ads have this status." }
            }
          >
            <AdQueue ads={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
