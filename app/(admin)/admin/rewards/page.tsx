import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { RewardCatalogue } from "@/components/admin/rewards/catalogue";
import { RewardQueue } from "@/components/admin/rewards/reward-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Wallet } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { listCatalogueItems } from "@/lib/rewards/catalogue.queries";
import { listRequestedRewards } from "@/lib/rewards/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Rewards", robots: { index: false, follow: false } };

const query = { status: "requested", limit: 25 } as const;

export default function AdminRewardsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.rewards()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const [{ page, cursor }, catalogue] = await Promise.all([
          readFrom(params.cursor, (from) => listRequestedRewards({ ...query, cursor: from })),
          listCatalogueItems(),
        ]);
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Rewards" current="rewards" />
            {items.length > 0 ? (
              <RewardQueue rewards={items} />
            ) : (
              <EmptyState icon={Wallet} title="No requests">
                <p className="text-muted-foreground">
                  Vouchers that people redeem show up here until you send them.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Rewards"
              previousHref={cursor ? adminHrefs.rewards() : null}
              nextHref={next ? adminHrefs.rewards(`cursor=${next}`) : null}
            />
            <RewardCatalogue items={catalogue} />
          </div>
        );
      }}
    </AdminPage>
  );
}
