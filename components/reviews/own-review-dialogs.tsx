"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { errorText, fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Textarea } from "@/components/ui/textarea";
import { maxReviewLength } from "@/lib/reviews/rules";
import type { OwnReviewDto } from "@/lib/reviews/writing.contract";
import { reviewWritingCopy as copy } from "@/lib/reviews/writing.copy";
import { RatingField } from "./rating-field";
import { useDeleteReview, useEditReview } from "./writing-hooks";

type Props = { review: OwnReviewDto; onClose: () => void };

export function EditReviewDialog({ review, onClose }: Props) {
  const [rating, setRating] = useState(review.rating);
  const [text, setText] = useState(review.text);
  const edit = useEditReview(review.id, onClose);
  const fields = fieldErrors(edit.error);
  return (
    <FormDialog
      title={`Edit your review of ${review.listing.title}`}
      button="Save review"
      pending={edit.isPending}
      error={edit.error}
      failure={`Your review wasn’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={() => edit.mutate({ rating, text })}
    >
      <RatingField value={rating} error={fields.rating} onChange={setRating} />
      <Field label="Your review" error={fields.text}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={5}
            value={text}
            maxLength={maxReviewLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p className="text-muted-foreground text-sm">
        {copy.notEditable} Our team checks it again before it appears.
      </p>
    </FormDialog>
  );
}

export function DeleteReviewDialog({ review, onClose }: Props) {
  const remove = useDeleteReview(review.id, onClose);
  return (
    <ConfirmDialog
      title={`Delete your review of ${review.listing.title}?`}
      button="Delete review"
      cancel="Keep it"
      harm
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>We delete its text and pictures. You can’t review this listing again.</p>
      {remove.error ? (
        <p role="alert" className="text-harm mt-3 font-medium">
          {errorText(remove.error, `Your review wasn’t deleted. ${tryAgain}`)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
