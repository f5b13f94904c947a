import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Star } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import type { DueReviewDto, OwnReviewDto, ReviewSubjectDto } from "@/lib/reviews/writing.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { OwnReviews } from "./own-reviews";
import { ReviewForm } from "./review-form";

type Props = {
  subject: ReviewSubjectDto | null;
  obstacle: string | null;
  due: readonly DueReviewDto[];
  own: Page<OwnReviewDto>;
  ratings: number;
  first: boolean;
};

export function ReviewsDesk({ subject, obstacle, due, own, ratings, first }: Props) {
  const others = due.filter(({ listingId }) => listingId !== subject?.listingId);
  const bought = others.filter(({ dealClosedAt }) => dealClosedAt !== null);
  const talkedOver = others.filter(({ dealClosedAt }) => dealClosedAt === null);
  const isEmpty = !subject && others.length === 0 && own.items.length === 0 && ratings === 0;
  return (
    <div className="page grid max-w-3xl gap-8 py-6 md:py-10">
      <h1 className="text-2xl font-bold">My reviews</h1>
      {obstacle ? (
        <Alert variant="waiting" role="status">
          <p>{obstacle}</p>
        </Alert>
      ) : null}
      {subject ? (
        <section aria-labelledby="write" className="bg-card grid gap-5 rounded-xl border p-4 md:p-6">
          <h2 id="write" className="text-lg font-semibold">
            Write a review
          </h2>
          <Subject subject={subject} />
          <ReviewForm key={subject.listingId} subject={subject} />
        </section>
      ) : null}
      {bought.length > 0 ? <DueList id="due" title="Reviews to write" due={bought} /> : null}
      {own.items.length > 0 ? <OwnReviews own={own} first={first} /> : null}
      {talkedOver.length > 0 ? <DueList id="more" title="You can also review" due={talkedOver} /> : null}
      {ratings > 0 ? <RatingsAboutYou count={ratings} /> : null}
      {isEmpty ? (
        <EmptyState icon={Star} title="No reviews yet">
          <p className="text-muted-foreground">
            Once you and a vendor have messaged each other or completed a deal, you can review the listing
            here.
          </p>
          <ButtonLink href={hrefs.home()}>Browse listings</ButtonLink>
        </EmptyState>
      ) : null}
    </div>
  );
}

function Subject({ subject }: { subject: ReviewSubjectDto }) {
  const { picture, title, vendorName, listingId } = subject;
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture ? (
        <img src={picture} alt="" className="bg-muted aspect-4/3 w-20 shrink-0 rounded-md object-cover" />
      ) : null}
      <div className="min-w-0">
        <IntentLink
          href={hrefs.listing(listingId)}
          className="tap-target rounded-sm font-semibold wrap-anywhere"
        >
          {title}
        </IntentLink>
        <p className="text-muted-foreground text-sm">{vendorName}</p>
      </div>
    </div>
  );
}

type DueListProps = { id: string; title: string; due: readonly DueReviewDto[] };

function DueList({ id, title, due }: DueListProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="bg-card divide-y rounded-xl border">
        {due.map((item) => (
          <li key={item.listingId} className="flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <Subject subject={item} />
              {item.dealClosedAt ? (
                <p className="text-muted-foreground mt-1 text-sm">
                  Deal completed {formatDate(item.dealClosedAt)}
                </p>
              ) : null}
            </div>
            <ButtonLink
              href={hrefs.reviews(`listing=${item.listingId}`)}
              variant="secondary"
              className="max-sm:w-full"
            >
              Write a review<span className="sr-only"> of {item.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RatingsAboutYou({ count }: { count: number }) {
  return (
    <section aria-labelledby="about-you" className="grid gap-2">
      <h2 id="about-you" className="text-lg font-semibold">
        Ratings from sellers
      </h2>
      <p className="text-sm">
        {count === 1
          ? "One seller has rated a deal with you."
          : `Sellers have rated ${count} deals with you.`}{" "}
        Sellers you deal with see the stars and what sellers wrote. No one else sees it, and you don’t either.
      </p>
    </section>
  );
}
