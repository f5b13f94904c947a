"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { OwnReviewDto } from "@/lib/reviews/writing.contract";

const dialogs = () => import("./own-review-dialogs");
const EditDialog = lazy(() => dialogs().then((module) => ({ default: module.EditReviewDialog })));
const DeleteDialog = lazy(() => dialogs().then((module) => ({ default: module.DeleteReviewDialog })));

export function OwnReviewActions({ review }: { review: OwnReviewDto }) {
  const { actions, listing } = review;
  const [shown, setShown] = useState<"edit" | "delete" | null>(null);
  if (actions.length === 0) return null;
  const close = () => setShown(null);
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes("edit") ? (
        <Button variant="secondary" size="sm" className="tap-target" onClick={() => setShown("edit")}>
          Edit review<span className="sr-only"> of {listing.title}</span>
        </Button>
      ) : null}
      {actions.includes("delete") ? (
        <Button variant="secondary" size="sm" className="tap-target" onClick={() => setShown("delete")}>
          Delete review<span className="sr-only"> of {listing.title}</span>
        </Button>
      ) : null}
      <Suspense>
        {shown === "edit" ? <EditDialog review={review} onClose={close} /> : null}
        {shown === "delete" ? <DeleteDialog review={review} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
