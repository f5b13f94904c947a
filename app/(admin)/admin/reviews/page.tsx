import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { ReviewQueue } from "@/components/admin/reviews/review-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Star } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { listModeratedReviews } from "@/lib/reviews/moderation.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Reviews", robots: { index: false, follow: false } };

const query = { status: "pending", limit: 25 } as const;

export default function AdminReviewsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.reviews()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const { page, cursor } = await readFrom(params.cursor, (from) =>
          listModeratedReviews({ ...query, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Reviews" current="reviews" />
            {items.length > 0 ? (
              <ReviewQueue reviews={items} />
            ) : (
              <EmptyState icon={Star} title="No reviews to check">
                <p className="text-muted-foreground">New reviews appear here before buyers see them.</p>
              </EmptyState>
            )}
            <Pagination
              label="Reviews"
              previousHref={cursor ? adminHrefs.reviews() : null}
              nextHref={next ? adminHrefs.reviews(`cursor=${next}`) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
