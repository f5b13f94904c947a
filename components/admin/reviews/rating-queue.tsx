"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Stars } from "@/components/ui/stars";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { removeBuyerRating, type ModeratedRatingDto } from "@/lib/reviews/moderation.contract";
import { ratingReasonTemplates } from "@/lib/reviews/moderation.copy";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { ReasonDialog } from "../moderation/reason-dialog";

export function RatingQueue({ ratings }: { ratings: readonly ModeratedRatingDto[] }) {
  const router = useRouter();
  const [asking, setAsking] = useState<ModeratedRatingDto | null>(null);
  const remove = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(removeBuyerRating, { params: { id }, body: { reason } }),
    onSuccess: () => toast({ title: "Rating removed", description: "We let the seller know." }),
    onError: (error) => toastFailure("We couldn’t remove that rating", error),
    onSettled: () => router.refresh(),
  });
  return (
    <>
      <ul role="list" className="grid gap-3">
        {ratings.map((rating) => (
          <RatingRow
            key={rating.id}
            rating={rating}
            pending={remove.isPending && remove.variables.id === rating.id}
            onRemove={() => setAsking(rating)}
          />
        ))}
      </ul>
      {asking ? (
        <ReasonDialog
          title={`Remove the rating of ${asking.buyer.name}`}
          button="Remove rating"
          help="The seller will see this and can’t rate this deal again."
          queue="reviews"
          templates={ratingReasonTemplates}
          onClose={() => setAsking(null)}
          onReason={(reason) => {
            setAsking(null);
            remove.mutate({ id: asking.id, reason });
          }}
        />
      ) : null}
    </>
  );
}

type RowProps = { rating: ModeratedRatingDto; pending: boolean; onRemove: () => void };

function RatingRow({ rating: { rating, text, buyer, ...more }, pending, onRemove }: RowProps) {
  return (
    <li className="bg-card flex items-start justify-between gap-3 rounded-xl border p-4 max-sm:flex-col">
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars value={rating} />
          <span className="font-semibold wrap-anywhere">{more.title}</span>
        </p>
        {text ? <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p> : null}
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {more.vendorName} rated{" "}
          <IntentLink
            href={adminHrefs.person(buyer.id)}
            className="tap-target text-foreground rounded-sm underline underline-offset-4"
          >
            {buyer.name}
          </IntentLink>{" "}
          · {formatDate(more.createdAt)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="text-harm shrink-0"
        pending={pending}
        onClick={onRemove}
      >
        Remove<span className="sr-only"> the rating of {buyer.name}</span>
      </Button>
    </li>
  );
}
