"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReviewView } from "@/lib/reviews/rules";
import { useSortedReviews } from "./hooks";
import { ReviewItem } from "./review-item";
import { ReviewStars } from "./review-sorts";

type Props = { listingId: string; vendorName: string; href: string; view: ReviewView };

export function SortedReviews({ listingId, vendorName, href, view }: Props) {
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useSortedReviews(
    listingId,
    view,
  );
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ReviewStars view={view} count={data?.pages[0]?.total} href={href} />
      {isPending && !error ? (
        <div className="mt-8 grid gap-8" aria-busy>
          <Skeleton className="h-32 max-w-3xl" />
          <Skeleton className="h-32 max-w-3xl" />
        </div>
      ) : null}
      {reviews.length > 0 ? (
        <ul role="list" className="mt-8 grid gap-8">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} vendorName={vendorName} />
            </li>
          ))}
        </ul>
      ) : null}
      {data && reviews.length === 0 ? (
        <p role="status" className="text-muted-foreground mt-8">
          {view.sort === "photos" ? "No reviews with photos yet." : "No reviews here yet."}
        </p>
      ) : null}
      {error ? (
        <Alert variant="harm" role="alert" title="We couldn’t load these reviews" className="mt-6">
          <p>Check your connection and try again.</p>
        </Alert>
      ) : null}
      {hasNextPage || error ? (
        <Button
          variant="secondary"
          className="mt-6"
          pending={isFetching}
          onClick={() => void (error ? refetch() : fetchNextPage())}
        >
          {error ? "Try again" : "More reviews"}
        </Button>
      ) : null}
    </>
  );
}
