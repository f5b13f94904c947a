"use client";

import { lazy, Suspense, useState, type MouseEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { MoreReviewsProps } from "./more-reviews-props";

const FurtherReviews = lazy(() =>
  import("./further-reviews").then((module) => ({ default: module.FurtherReviews })),
);

export function MoreReviews(props: MoreReviewsProps) {
  const [isRequested, setRequested] = useState(false);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setRequested(true);
  }

  const link = (
    <a
      href={props.href}
      aria-disabled={isRequested || undefined}
      className={`${buttonVariants({ variant: "secondary" })} mt-6`}
      onClick={onClick}
    >
      More reviews
    </a>
  );
  if (!isRequested) return link;
  return (
    <Suspense fallback={link}>
      <FurtherReviews {...props} />
    </Suspense>
  );
}
