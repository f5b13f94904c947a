"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { RatingField } from "@/components/reviews/rating-field";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/api";
import { editBuyerRating, rateBuyer } from "@/lib/messages/rating.contract";
import { maxBuyerRatingLength } from "@/lib/reviews/deal-review.rules";
import { useDealStep } from "./deal-hooks";
import type { DealDialogProps } from "./deal-words";

function useRatingForm({ conversation, deal, onOpenChange }: DealDialogProps) {
  const before = deal.buyerRating;
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [text, setText] = useState(before?.text ?? "");
  const [isMissing, setMissing] = useState(false);
  const step = useDealStep(conversation.id);

  function send(): void {
    setMissing(rating === 0);
    if (rating === 0) return;
    const input = { params: { id: deal.offer?.id ?? "" }, body: { rating, text } };
    step.mutate(() => (before ? call(editBuyerRating, input) : call(rateBuyer, input)), {
      onSuccess: () => onOpenChange(false),
    });
  }

  return { rating, setRating, text, setText, isMissing: isMissing && rating === 0, step, send };
}

export function BuyerRatingDialog(props: DealDialogProps) {
  const { conversation, deal, open, onOpenChange } = props;
  const { rating, setRating, text, setText, isMissing, step, send } = useRatingForm(props);
  const fields = fieldErrors(step.error);
  const { name } = conversation.other;
  return (
    <FormDialog
      open={open}
      title={deal.buyerRating ? `Edit your rating of ${name}` : `Rate ${name}`}
      button={deal.buyerRating ? "Save rating" : "Send rating"}
      pending={step.isPending}
      error={step.error}
      failure={`Your rating wasn’t saved. ${tryAgain}`}
      onClose={() => onOpenChange(false)}
      onSubmit={send}
    >
      <RatingField
        value={rating}
        error={isMissing ? "Choose 1 to 5 stars" : fields.rating}
        onChange={setRating}
      />
      <Field label="For other sellers (optional)" error={fields.text}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={3}
            value={text}
            maxLength={maxBuyerRatingLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p className="text-muted-foreground text-sm">
        Only sellers who deal with {name} see this. {name} sees that you rated, but not what you wrote.
      </p>
    </FormDialog>
  );
}
