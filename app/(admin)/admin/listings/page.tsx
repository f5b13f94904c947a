import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { ListingQueue } from "@/components/admin/listings/listing-queue";
import { ReviewKinds, readKind } from "@/components/admin/listings/review-kinds";
import { Package } from "@/components/ui/deferred-icons";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { getAdminDesk } from "@/lib/platform/overview.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";

export const metadata: Metadata = { title: "Listings in review", robots: { index: false, follow: false } };

export default function AdminListingsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.listings()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const kind = readKind(params.kind);
        const [list, desk] = await Promise.all([
          readList(params, (query) => listPendingListings({ ...query, kind })),
          getAdminDesk(),
        ]);
        return (
          <AdminList
            title="Listings in review"
            current="listings"
            icon={Package}
            list={list}
            hrefOf={(query) => adminHrefs.listings(writeQuery({ kind, ...query }))}
            lead={<ReviewKinds kind={kind} desk={desk} />}
            searchForm={{
              action: adminHrefs.listings(),
              label: "Search listings in review",
              placeholder: "Title or vendor",
              preservedParams: [{ name: "kind", value: kind }],
            }}
            empty={{
              title: "Nothing is waiting",
              text: "New listings and edits to live ones show up here for review.",
            }}
          >
            <ListingQueue listings={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
