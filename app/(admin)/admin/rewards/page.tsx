import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { RewardCatalog } from "@/components/admin/rewards/catalog";
import { RewardQueue } from "@/components/admin/rewards/reward-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Wallet } from "@/components/ui/more-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listCatalogItems } from "@/lib/rewards/catalog.queries";
import { listRequestedRewards } from "@/lib/rewards/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Rewards", robots: { index: false, follow: false } };

const query = { status: "requested", limit: 25 } as const;

export default function AdminRewardsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.rewards()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = cleanInput(params.search, 100) ?? "";
        const [{ page, cursor }, catalog] = await Promise.all([
          readPageOrFirst(params.cursor, (from) => listRequestedRewards({ ...query, search, cursor: from })),
          listCatalogItems(),
        ]);
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Rewards" current="rewards" />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.rewards()}
                label="Search requests"
                placeholder="Name, username or email"
                value={search}
              />
            ) : null}
            {items.length > 0 ? (
              <RewardQueue rewards={items} />
            ) : search ? (
              <NoMatches icon={Wallet} search={search} clearHref={adminHrefs.rewards()} />
            ) : (
              <EmptyState icon={Wallet} title="No requests">
                <p className="text-muted-foreground">
                  Vouchers that people redeem show up here until you send them.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Rewards"
              previousHref={cursor ? adminHrefs.rewards(writeQuery({ search })) : null}
              nextHref={next ? adminHrefs.rewards(writeQuery({ search, cursor: next })) : null}
            />
            <RewardCatalog items={catalog} />
          </div>
        );
      }}
    </AdminPage>
  );
}
