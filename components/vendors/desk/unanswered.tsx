import { ReplyForm } from "@/components/reviews/reply-form";
import { EmptyState } from "@/components/ui/empty-state";
import { Star } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { Stars } from "@/components/ui/stars";
import type { UnansweredReviewDto } from "@/lib/reviews/reply.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";

type Props = { reviews: readonly UnansweredReviewDto[]; total: number };

export function UnansweredReviews({ reviews, total }: Props) {
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <h2 id="reviews" className="text-lg font-semibold">
        Reviews to answer
      </h2>
      {reviews.length === 0 ? (
        <EmptyState icon={Star} title="No reviews to answer" level={3}>
          <p className="text-muted-foreground">
            When a customer reviews one of your listings, you can reply here. Everyone can read your reply.
          </p>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4">
            {reviews.map((review) => (
              <li key={review.id} className="bg-card grid gap-3 rounded-xl border p-4 md:p-6">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Stars value={review.rating} />
                  <span className="font-semibold wrap-anywhere">{review.authorName}</span>
                  <span className="text-muted-foreground text-sm wrap-anywhere">
                    <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time> on{" "}
                    <IntentLink href={hrefs.listing(review.listing.id)} className="text-foreground underline">
                      {review.listing.title}
                    </IntentLink>
                  </span>
                </div>
                <p className="max-w-prose wrap-anywhere whitespace-pre-line">{review.text}</p>
                <ReplyForm reviewId={review.id} authorName={review.authorName} />
              </li>
            ))}
          </ul>
          {total > reviews.length ? (
            <p className="text-muted-foreground">{total - reviews.length} more to answer</p>
          ) : null}
        </>
      )}
    </section>
  );
}
