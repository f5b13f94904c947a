"use client";

import { useEffect, useRef, type MouseEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { LoaderCircle } from "@/components/ui/icons";
import { ReviewItem } from "./review-item";
import { useMoreReviews } from "./hooks";

type Props = {
  listingId: string;
  /** Where the server's page ended. */
  cursor: string;
  vendorName: string;
  /** Where all of the vendor's reviews are, for those without script. */
  href: string;
};

/** Further reviews, a page for each press; focus goes to the first new one. */
export function MoreReviews({ listingId, cursor, vendorName, href }: Props) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useMoreReviews(listingId, cursor);
  const reviews = data.pages.flatMap((page) => page.items);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number | null>(null);

  useEffect(() => {
    const item = focusAt.current === null ? undefined : list.current?.children[focusAt.current];
    if (!(item instanceof HTMLElement)) return;
    focusAt.current = null;
    item.focus({ preventScroll: true });
  }, [reviews.length]);

  function more(event: MouseEvent) {
    event.preventDefault();
    if (isFetchingNextPage) return;
    focusAt.current = reviews.length;
    void fetchNextPage();
  }

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
        <Alert variant="harm" role="alert" title="More reviews could not be loaded" className="mt-6">
          <p>Check your connection and try again.</p>
        </Alert>
      ) : null}
      {hasNextPage ? (
        <a
          href={href}
          aria-disabled={isFetchingNextPage || undefined}
          className={`${buttonVariants({ variant: "secondary" })} mt-6`}
          onClick={more}
        >
          {isFetchingNextPage ? <LoaderCircle className="animate-spin" /> : null}
          More reviews
        </a>
      ) : null}
      <p role="status" className="sr-only">
        {reviews.length > 0 ? `${reviews.length} more reviews shown` : ""}
      </p>
    </>
  );
}
