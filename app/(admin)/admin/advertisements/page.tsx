import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { textOf, type PageParams } from "@/app/(public)/_results/read-results";
import { AdminHeader } from "@/components/admin/admin-header";
import { AdQueue } from "@/components/admin/advertisements/ad-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Megaphone } from "@/components/ui/more-icons";
import { Pagination } from "@/components/ui/pagination";
import { listAds } from "@/lib/advertisements/desk/queries";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";

export const metadata: Metadata = { title: "Advertisements", robots: { index: false, follow: false } };

const query = { status: "pending", limit: 25, vendorId: null, oldestFirst: true } as const;

/** A page of what waits; a cursor that is no longer good starts from the front. */
async function readPage(cursor: string) {
  try {
    return await listAds({ ...query, cursor: cursor || undefined });
  } catch (error) {
    if (error instanceof AppError && error.code === "bad_request") return listAds(query);
    throw error;
  }
}

export default function AdminAdvertisementsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={hrefs.adminAdvertisements()}>
      {async () => {
        const cursor = textOf((await searchParams).cursor);
        const { items, next } = await readPage(cursor);
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Advertisements" current="advertisements" />
            {items.length > 0 ? (
              <AdQueue ads={items} />
            ) : (
              <EmptyState icon={Megaphone} title="No advertisement waits">
                <p className="text-muted-foreground">What vendors send in appears here for your decision.</p>
              </EmptyState>
            )}
            <Pagination
              label="Advertisements"
              previousHref={cursor ? hrefs.adminAdvertisements() : null}
              nextHref={next ? hrefs.adminAdvertisements(`cursor=${next}`) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
