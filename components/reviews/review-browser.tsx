"use client";

import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from "react";

const SortedReviews = lazy(() =>
  import("./sorted-reviews").then((module) => ({ default: module.SortedReviews })),
);

type Props = {
  listingId: string;
  vendorName: string;
  /** All reviews of the vendor, for those without script. */
  href: string;
  summary: ReactNode;
  /** What the server shows: all, the newest first. */
  children: ReactNode;
};

/** Reviews in place of those of the server, once a bar or an order is pressed; what shows them is loaded then. */
export function ReviewBrowser({ summary, children, ...shown }: Props) {
  const [view, setView] = useState<string>();

  function onClick(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>("[data-view]")?.dataset.view;
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const next = new URLSearchParams(view);
    new URLSearchParams(pressed).forEach((value, name) => next.set(name, value));
    setView(String(next));
  }

  return (
    <div onClick={onClick}>
      {summary}
      {view === undefined ? (
        children
      ) : (
        <Suspense fallback={children}>
          <SortedReviews view={view} {...shown} />
        </Suspense>
      )}
    </div>
  );
}
