import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { AdFilters, adsHref, readAdFilter } from "@/components/admin/advertisements/ad-filters";
import { AdQueue } from "@/components/admin/advertisements/ad-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Megaphone } from "@/components/ui/more-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listModeratedAds } from "@/lib/advertisements/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Advertisements", robots: { index: false, follow: false } };

export default function AdminAdvertisementsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.advertisements()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readAdFilter(params.status);
        const search = cleanInput(params.search, 100) ?? "";
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listModeratedAds({ status: filter, search, limit: 25, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Advertisements" current="advertisements" />
            <AdFilters filter={filter} search={search} />
            {items.length > 0 || search ? (
              <SearchForm
                action={adsHref({ filter: "pending" })}
                label="Search advertisements"
                placeholder="Title or vendor"
                value={search}
                kept={[{ name: "status", value: filter }]}
              />
            ) : null}
            {items.length > 0 ? (
              <AdQueue ads={items} />
            ) : search ? (
              <NoMatches icon={Megaphone} search={search} clearHref={adsHref({ filter })} />
            ) : (
              <EmptyState icon={Megaphone} title={filter === "pending" ? "No ads to review" : "No ads here"}>
                <p className="text-muted-foreground">
                  {filter === "pending"
                    ? "Ads that vendors submit show up here for review."
                    : "No ads have this status."}
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Advertisements"
              previousHref={cursor ? adsHref({ filter, search }) : null}
              nextHref={next ? adsHref({ filter, search, cursor: next }) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
