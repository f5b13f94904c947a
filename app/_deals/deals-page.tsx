import { GuardedPage } from "@/app/_guard/guarded-page";
import { OwnDeals } from "@/components/messages/own-deals";
import { listOwnDeals } from "@/lib/messages/deals/own-deals.queries";
import { dealFilters, dealPageSize, type DealSide } from "@/lib/messages/own-deals.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

type Props = { side: DealSide; searchParams: PageParams };

export async function DealsPage({ side, searchParams }: Props) {
  const params = await readPageParams(searchParams);
  const state = dealFilters.find((name) => name === params.state);
  const search = cleanInput(params.search, 100) ?? "";
  return (
    <GuardedPage group="member" path={hrefs[side]()}>
      {async ({ id, vendorId }) => {
        const query = { side, state, search, limit: dealPageSize };
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listOwnDeals(id, { ...query, cursor: from }),
        );
        return (
          <OwnDeals
            side={side}
            page={page}
            later={cursor !== ""}
            view={{ state, search }}
            sells={vendorId !== null}
          />
        );
      }}
    </GuardedPage>
  );
}
