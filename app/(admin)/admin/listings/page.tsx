import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { ListingQueue } from "@/components/admin/listings/listing-queue";
import { ReviewKinds, readKind } from "@/components/admin/listings/review-kinds";
import { EmptyState } from "@/components/ui/empty-state";
import { Package } from "@/components/ui/more-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { getAdminDesk } from "@/lib/platform/overview.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";
import { readPending } from "./read-pending";

export const metadata: Metadata = { title: "Listings in review", robots: { index: false, follow: false } };

export default function AdminListingsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.listings()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const kind = readKind(params.kind);
        const search = cleanInput(params.search, 100) ?? "";
        const here = { kind, search };
        const [{ page, cursor }, desk] = await Promise.all([
          readPending({ ...here, cursor: params.cursor }),
          getAdminDesk(),
        ]);
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Listings in review" current="listings" />
            <ReviewKinds kind={kind} desk={desk} />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.listings()}
                label="Search listings in review"
                placeholder="Title or vendor"
                value={search}
                kept={[{ name: "kind", value: kind }]}
              />
            ) : null}
            {items.length > 0 ? (
              <ListingQueue listings={items} />
            ) : search ? (
              <NoMatches
                icon={Package}
                search={search}
                clearHref={adminHrefs.listings(writeQuery({ kind }))}
              />
            ) : (
              <EmptyState icon={Package} title="Nothing is waiting">
                <p className="text-muted-foreground">
                  New listings and edits to live ones show up here for review.
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Listings in review"
              previousHref={cursor ? adminHrefs.listings(writeQuery(here)) : null}
              nextHref={next ? adminHrefs.listings(writeQuery({ ...here, cursor: next })) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
