import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { ReviewsDesk } from "@/components/reviews/reviews-desk";
import { countRatingsAbout, findReviewable, listDueReviews, listOwnReviews } from "@/lib/reviews/due.queries";
import { reviewWritingCopy } from "@/lib/reviews/writing.copy";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { isUuid } from "@/lib/shared/uuid";

export const metadata: Metadata = { title: "My reviews", robots: { index: false, follow: false } };

async function readRequestedReview(userId: string, listing: string | undefined) {
  if (!listing) return { subject: null, obstacle: null };
  const found = isUuid(listing) ? await findReviewable(userId, listing) : null;
  if (!found) return { subject: null, obstacle: reviewWritingCopy.notFound };
  if (found.obstacle) return { subject: null, obstacle: reviewWritingCopy[found.obstacle] };
  return { subject: found.subject, obstacle: null };
}

export default async function ReviewsPage({ searchParams }: { searchParams: PageParams }) {
  const { cursor, listing } = await readPageParams(searchParams);
  return (
    <GuardedPage group="member" path={hrefs.reviews(listing && `listing=${encodeURIComponent(listing)}`)}>
      {async ({ id }) => {
        const [requestedReview, due, own, ratings] = await Promise.all([
          readRequestedReview(id, listing),
          listDueReviews(id),
          readPageOrFirst(cursor, (from) => listOwnReviews(id, { cursor: from })),
          countRatingsAbout(id),
        ]);
        return (
          <ReviewsDesk
            {...requestedReview}
            due={due}
            own={own.page}
            ratings={ratings.count}
            first={!own.cursor}
          />
        );
      }}
    </GuardedPage>
  );
}
