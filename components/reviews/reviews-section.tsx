import { VisitorPart } from "@/components/vendors/visitor-part";
import type { RatingSummaryDto, ReviewDto } from "@/lib/reviews/contract";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { MoreReviews } from "./more-reviews";
import { RatingSummary } from "./rating-summary";
import { ReviewBrowser } from "./review-browser";
import { ReviewItem } from "./review-item";

type Props = {
  listingId: string;
  vendorId: string;
  summary: RatingSummaryDto;
  reviews: Page<ReviewDto>;
  vendorName: string;
  allHref: string;
};

export function ReviewsSection({ listingId, vendorId, summary, reviews, vendorName, allHref }: Props) {
  const writeLink = (
    <VisitorPart vendorId={vendorId}>
      <WriteLink listingId={listingId} />
    </VisitorPart>
  );
  if (reviews.items.length === 0) {
    return (
      <>
        <p className="text-muted-foreground max-w-prose">
          No reviews yet. Only people who’ve messaged or bought from {vendorName} can leave a review.
        </p>
        {writeLink}
      </>
    );
  }
  return (
    <>
      <ReviewBrowser
        listingId={listingId}
        vendorName={vendorName}
        href={allHref}
        summary={<RatingSummary summary={summary} href={allHref} />}
        sortable={summary.count > 1}
      >
        <ul role="list" className="mt-8 grid gap-8">
          {reviews.items.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} vendorName={vendorName} />
            </li>
          ))}
        </ul>
        {reviews.next ? (
          <MoreReviews listingId={listingId} cursor={reviews.next} vendorName={vendorName} href={allHref} />
        ) : null}
      </ReviewBrowser>
      {writeLink}
    </>
  );
}

function WriteLink({ listingId }: { listingId: string }) {
  return (
    <p className="mt-6">
      <a
        href={hrefs.reviews(`listing=${listingId}`)}
        rel="nofollow"
        data-print="no"
        className="line-target rounded-sm font-semibold underline underline-offset-4"
      >
        Write a review
      </a>
    </p>
  );
}
