import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { AdQueue } from "@/components/admin/advertisements/ad-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Megaphone } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { listModeratedAds } from "@/lib/advertisements/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Advertisements", robots: { index: false, follow: false } };

const query = { status: "pending", limit: 25 } as const;

export default function AdminAdvertisementsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.advertisements()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const { page, cursor } = await readFrom(params.cursor, (from) =>
          listModeratedAds({ ...query, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Advertisements" current="advertisements" />
            {items.length > 0 ? (
              <AdQueue ads={items} />
            ) : (
              <EmptyState icon={Megaphone} title="No ads to review">
                <p className="text-muted-foreground">Ads that vendors submit show up here for review.</p>
              </EmptyState>
            )}
            <Pagination
              label="Advertisements"
              previousHref={cursor ? adminHrefs.advertisements() : null}
              nextHref={next ? adminHrefs.advertisements(`cursor=${next}`) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
