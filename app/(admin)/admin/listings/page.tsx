import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { ListingQueue } from "@/components/admin/listings/listing-queue";
import { ReviewKinds, readKind } from "@/components/admin/listings/review-kinds";
import { EmptyState } from "@/components/ui/empty-state";
import { Package } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { getAdminDesk } from "@/lib/platform/overview.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readPending } from "./read-pending";

export const metadata: Metadata = { title: "Listings in review", robots: { index: false, follow: false } };

export default function AdminListingsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.listings()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const kind = readKind(params.kind);
        const [{ page, cursor }, desk] = await Promise.all([
          readPending({ kind, cursor: params.cursor }),
          getAdminDesk(),
        ]);
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Listings in review" current="listings" />
            <ReviewKinds kind={kind} desk={desk} />
            {items.length > 0 ? (
              <ListingQueue listings={items} />
            ) : (
              <EmptyState icon={Package} title="Nothing is waiting">
                <p className="text-muted-foreground">
                  New listings and edits to live ones show up here for review.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Listings in review"
              previousHref={cursor ? adminHrefs.listings(`kind=${kind}`) : null}
              nextHref={next ? adminHrefs.listings(`kind=${kind}&cursor=${next}`) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
