import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/pagination";
import { Prose } from "@/components/ui/prose";
import { Stars } from "@/components/ui/stars";
import type { ReviewStatus } from "@/lib/reviews/rules";
import type { OwnReviewDto } from "@/lib/reviews/writing.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { OwnReviewActions } from "./own-review-actions";

const looks: Record<ReviewStatus, { label: string; variant: BadgeVariant }> = {
  pending: { label: "In review", variant: "waiting" },
  scheduled: { label: "Scheduled", variant: "waiting" },
  published: { label: "Published", variant: "trust" },
  rejected: { label: "Not published", variant: "harm" },
  hidden: { label: "Hidden", variant: "neutral" },
  deleted: { label: "Deleted", variant: "neutral" },
};

export function OwnReviews({ own, first }: { own: Page<OwnReviewDto>; first: boolean }) {
  return (
    <section aria-labelledby="own" className="grid gap-3">
      <h2 id="own" className="text-lg font-semibold">
        Reviews you wrote
      </h2>
      <ul className="grid gap-3">
        {own.items.map((review) => (
          <OwnReview key={review.id} review={review} />
        ))}
      </ul>
      <Pagination
        label="Reviews you wrote"
        previousHref={first ? null : hrefs.reviews()}
        nextHref={own.next ? hrefs.reviews(`cursor=${own.next}`) : null}
      />
    </section>
  );
}

function OwnReview({ review }: { review: OwnReviewDto }) {
  const { rating, text, status, decisionReason, createdAt, publishAt, listing } = review;
  return (
    <li className="bg-card grid gap-2 rounded-xl border p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <IntentLink
          href={`${hrefs.listing(listing.id)}#reviews`}
          className="tap-target rounded-sm font-semibold wrap-anywhere"
        >
          {listing.title}
        </IntentLink>
        <Badge variant={looks[status].variant}>{looks[status].label}</Badge>
      </p>
      <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-sm">
        <Stars value={rating} />
        {formatDate(createdAt)}
      </p>
      <Prose text={text} />
      {publishAt ? (
        <p className="text-muted-foreground text-sm">
          {status === "pending" ? "Our team checks your review. It" : "Your review"} is published when the
          seller has rated you too, or on {formatDate(publishAt)}.
        </p>
      ) : null}
      {decisionReason ? <p className="text-muted-foreground text-sm">{decisionReason}</p> : null}
      {status === "rejected" ? (
        <ButtonLink
          href={hrefs.reviews(`listing=${listing.id}`)}
          variant="secondary"
          size="sm"
          className="justify-self-start"
        >
          Write a new one
        </ButtonLink>
      ) : null}
      <OwnReviewActions review={review} />
    </li>
  );
}
