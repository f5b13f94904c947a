"use client";

import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { readReviewView, type ReviewView } from "@/lib/reviews/rules";
import { ReviewSorts } from "./review-sorts";

const SortedReviews = lazy(() =>
  import("./sorted-reviews").then((module) => ({ default: module.SortedReviews })),
);

type Props = {
  listingId: string;
  vendorName: string;
  href: string;
  summary: ReactNode;
  sortable: boolean;
  children: ReactNode;
};

export function ReviewBrowser({ summary, sortable, children, ...shown }: Props) {
  const [view, setView] = useState<ReviewView>();

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href*='tab=reviews']");
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { searchParams } = new URL(link.href);
    setView(readReviewView({ sort: searchParams.get("sort"), stars: searchParams.get("stars") }));
  }

  return (
    <div onClick={onClick}>
      {summary}
      {sortable ? <ReviewSorts view={view ?? {}} href={shown.href} /> : null}
      <Suspense fallback={children}>{view ? <SortedReviews view={view} {...shown} /> : children}</Suspense>
    </div>
  );
}
