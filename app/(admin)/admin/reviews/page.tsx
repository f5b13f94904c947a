import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminList } from "@/components/admin/admin-list";
import { ReviewQueue } from "@/components/admin/reviews/review-queue";
import { Star } from "@/components/ui/icons";
import { reviewStatusNames } from "@/lib/reviews/moderation.copy";
import { listModeratedReviews } from "@/lib/reviews/moderation.queries";
import { reviewStatuses } from "@/lib/reviews/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readList } from "../read-list";
import { RatingsList } from "./ratings-list";
import { ratingsTab, reviewsHref, ReviewTabs } from "./review-tabs";

export const metadata: Metadata = { title: "Reviews", robots: { index: false, follow: false } };

export default function AdminReviewsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.reviews()}>
      {async (viewer) => {
        const params = await readPageParams(searchParams);
        const isAdmin = viewer.role === "admin";
        if (isAdmin && params.status === ratingsTab) return <RatingsList params={params} />;
        const status = reviewStatuses.find((one) => one === params.status) ?? "pending";
        const list = await readList(params, (query) => listModeratedReviews({ ...query, status }));
        return (
          <AdminList
            title="Reviews"
            current="reviews"
            icon={Star}
            list={list}
            hrefOf={(query) => reviewsHref(status, query)}
            lead={<ReviewTabs current={status} search={list.search} hasRatings={isAdmin} />}
            searchForm={{
              action: adminHrefs.reviews(),
              label: "Search reviews",
              placeholder: "Author or vendor",
              preservedParams: [{ name: "status", value: status }],
            }}
            empty={
              status === "pending"
                ? { title: "No reviews to check", text: "New reviews show up here before buyers see them." }
                : {
                    title: "No reviews here",
                    text: `Reviews with the status “${reviewStatusNames[status]}” show up here.`,
                  }
            }
          >
            {status === "published" ? (
              <p className="text-muted-foreground text-sm">
                The 3 newest success stories appear on the homepage.
              </p>
            ) : null}
            <ReviewQueue key={status} reviews={list.items} />
          </AdminList>
        );
      }}
    </AdminPage>
  );
}
