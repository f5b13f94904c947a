import { RatingSummary } from "@/components/reviews/rating-summary";
import { ReviewItem } from "@/components/reviews/review-item";
import { ReviewSorts, ReviewStars } from "@/components/reviews/review-sorts";
import { EmptyState } from "@/components/ui/empty-state";
import { MessageSquare } from "@/components/ui/deferred-icons";
import { Pagination } from "@/components/ui/pagination";
import type { RatingSummaryDto, VendorReviewDto } from "@/lib/reviews/contract";
import type { ReviewView } from "@/lib/reviews/rules";
import type { Page } from "@/lib/shared/page";

type Props = {
  vendorName: string;
  summary: RatingSummaryDto;
  page: Page<VendorReviewDto>;
  view: ReviewView;
  href: string;
  previousHref: string | null;
  nextHref: string | null;
};

export function VendorReviews({ vendorName, summary, page, view, href, previousHref, nextHref }: Props) {
  if (summary.count === 0) {
    return (
      <EmptyState icon={MessageSquare} title="No reviews yet">
        <p className="text-muted-foreground">
          Only people who’ve messaged or bought from {vendorName} can leave a review. The first one will show
          up here.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <div>
        <RatingSummary summary={summary} href={href} current={view.stars} />
        {summary.count > 1 ? (
          <>
            <ReviewSorts view={view} href={href} />
            <ReviewStars view={view} count={page.total} href={href} />
          </>
        ) : null}
      </div>
      {page.items.length === 0 ? <p className="text-muted-foreground">No reviews here yet.</p> : null}
      <ul role="list" className="grid gap-8">
        {page.items.map((review) => (
          <li key={review.id} className="border-t pt-8">
            <ReviewItem review={review} vendorName={vendorName} />
          </li>
        ))}
      </ul>
      <Pagination label="Reviews" previousHref={previousHref} nextHref={nextHref} />
    </div>
  );
}
