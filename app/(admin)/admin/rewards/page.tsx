import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { RewardCatalog } from "@/components/admin/rewards/catalog";
import { RewardQueue } from "@/components/admin/rewards/reward-queue";
import { Wallet } from "@/components/ui/deferred-icons";
import { listCatalogItems } from "@/lib/rewards/catalog.queries";
import { listRequestedRewards } from "@/lib/rewards/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Rewards", robots: { index: false, follow: false } };

export default function AdminRewardsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.rewards()}>
      {async () => {
        const [list, catalog] = await Promise.all([
          readList(await readPageParams(searchParams), (query) =>
            listRequestedRewards({ ...query, status: "requested" }),
          ),
          listCatalogItems(),
        ]);
        return (
          <AdminList
            title="Rewards"
            current="rewards"
            icon={Wallet}
            list={list}
            hrefOf={(query) => adminHrefs.rewards(writeQuery(query))}
            searchForm={{
              action: adminHrefs.rewards(),
              label: "Search requests",
              placeholder: "Name, username or email",
            }}
            empty={{
              title: "No requests",
              text: "Vouchers that people redeem show up here until you send them.",
            }}
            footer={<RewardCatalog items={catalog} />}
          >
            <RewardQueue rewards={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
