"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useFurtherReviews } from "./hooks";
import type { MoreReviewsProps } from "./more-reviews-props";
import { ReviewItem } from "./review-item";

export function FurtherReviews({ listingId, cursor, vendorName }: MoreReviewsProps) {
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useFurtherReviews(
    listingId,
    cursor,
  );
  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(0);

  useEffect(() => {
    const item = list.current?.children[seen.current];
    if (!(item instanceof HTMLElement)) return;
    seen.current = reviews.length;
    item.focus({ preventScroll: true });
  }, [reviews.length]);

  return (
    <>
      {reviews.length > 0 ? (
        <ul ref={list} role="list" className="mt-8 grid gap-8">
          {reviews.map((review) => (
            <li key={review.id} tabIndex={-1} className="outline-none">
              <ReviewItem review={review} vendorName={vendorName} />
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <Alert variant="harm" role="alert" title="We couldn’t load more reviews" className="mt-6">
          <p>Check your connection and try again.</p>
        </Alert>
      ) : null}
      {hasNextPage || isPending || error ? (
        <Button
          variant="secondary"
          className="mt-6"
          pending={isFetching}
          onClick={() => void (data ? fetchNextPage() : refetch())}
        >
          More reviews
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {reviews.length > 0 ? `${reviews.length} more reviews shown` : ""}
      </p>
    </>
  );
}
