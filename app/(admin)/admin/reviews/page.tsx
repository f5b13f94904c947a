import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { ReviewQueue } from "@/components/admin/reviews/review-queue";
import { EmptyState } from "@/components/ui/empty-state";
import { Star } from "@/components/ui/icons";
import { LinkTabs } from "@/components/ui/link-tabs";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { reviewStatusNames } from "@/lib/reviews/moderation.copy";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readReviews, reviewsHref } from "./read-reviews";

export const metadata: Metadata = { title: "Reviews", robots: { index: false, follow: false } };

export default function AdminReviewsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.reviews()}>
      {async () => {
        const { status, search, page, cursor } = await readReviews(await readPageParams(searchParams));
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Reviews" current="reviews" />
            <LinkTabs
              label="Reviews by status"
              tabs={(["pending", "published", "hidden", "rejected"] as const).map((one) => ({
                label: reviewStatusNames[one],
                href: reviewsHref({ status: one, search }),
                current: one === status,
              }))}
            />
            {items.length > 0 || search ? (
              <SearchForm
                action={adminHrefs.reviews()}
                label="Search reviews"
                placeholder="Author or vendor"
                value={search}
                kept={[{ name: "status", value: status }]}
              />
            ) : null}
            {items.length > 0 ? (
              <>
                {status === "published" ? (
                  <p className="text-muted-foreground text-sm">
                    The 3 newest success stories appear on the homepage.
                  </p>
                ) : null}
                <ReviewQueue key={status} reviews={items} />
              </>
            ) : search ? (
              <NoMatches icon={Star} search={search} clearHref={reviewsHref({ status })} />
            ) : (
              <EmptyState
                icon={Star}
                title={status === "pending" ? "No reviews to check" : "No reviews here"}
              >
                <p className="text-muted-foreground">
                  {status === "pending"
                    ? "New reviews show up here before buyers see them."
                    : `Reviews with the status “${reviewStatusNames[status]}” show up here.`}
                </p>
              </EmptyState>
            )}
            <Pagination
              label="Reviews"
              previousHref={cursor ? reviewsHref({ status, search }) : null}
              nextHref={next ? reviewsHref({ status, search, cursor: next }) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
