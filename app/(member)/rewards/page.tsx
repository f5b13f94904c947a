import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { RewardsView } from "@/components/rewards/rewards-view";
import { getRewards, listRewardChoices, listRewardEntries } from "@/lib/rewards/queries";
import { entryPageSize } from "@/lib/rewards/rules";
import { env } from "@/lib/server/env";
import { ownVendorId, type Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Rewards", robots: { index: false, follow: false } };

const noChoices = { listings: [], advertisements: [] };

async function readAll(viewer: Viewer, requestedCursor: string | undefined) {
  const vendorId = viewer.vendorStatus === "approved" ? ownVendorId(viewer) : null;
  const [rewards, choices, history] = await Promise.all([
    getRewards(viewer),
    vendorId ? listRewardChoices(vendorId) : noChoices,
    readPageOrFirst(requestedCursor, (from) =>
      listRewardEntries(viewer.id, { limit: entryPageSize, cursor: from }),
    ),
  ]);
  return { rewards, choices, page: history.page, first: !history.cursor };
}

export default async function RewardsPage({ searchParams }: { searchParams: PageParams }) {
  const { cursor } = await readPageParams(searchParams);
  return (
    <GuardedPage group="member" path={hrefs.rewards()}>
      {async (viewer) => <RewardsView origin={env.APP_URL} {...await readAll(viewer, cursor)} />}
    </GuardedPage>
  );
}
