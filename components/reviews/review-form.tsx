"use client";

import { useState, type SyntheticEvent } from "react";
import { Controller, useForm } from "react-hook-form";
import { showFieldErrors } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { Field } from "@/components/forms/text-field";
import { useDraft } from "@/components/forms/use-draft";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { zodResolver } from "@/components/forms/zod-resolver";
import { PhotosField } from "@/components/images/photos-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import type { Photo } from "@/lib/images/photos.rules";
import { maxReviewLength, maxReviewPhotos } from "@/lib/reviews/rules";
import type { ReviewSubjectDto } from "@/lib/reviews/writing.contract";
import { reviewFormSchema } from "@/lib/reviews/writing.schema";
import { RatingField } from "./rating-field";
import { useWriteReview } from "./writing-hooks";

function useReviewForm(listingId: string, photos: readonly Photo[]) {
  const send = useWriteReview(listingId);
  const form = useForm({
    resolver: zodResolver(reviewFormSchema),
    defaultValues: { rating: 0, text: "" },
    shouldFocusError: false,
  });
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(send.isPending);
  const forgetDraft = useDraft(`review:${listingId}`, form);

  const submit = form.handleSubmit((values) =>
    send.mutate(
      { ...values, photos: photos.map(({ url }) => url) },
      {
        onSuccess: forgetDraft,
        onError: (error) => showFieldErrors(error, ["rating", "text"], form.setError),
      },
    ),
  );

  function onSubmit(event: SyntheticEvent): void {
    countAttempt();
    void submit(event);
  }

  return { form, send, formProps: { ...boxProps, onSubmit } };
}

export function ReviewForm({ subject }: { subject: ReviewSubjectDto }) {
  const { listingId, vendorName } = subject;
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { form, send, formProps } = useReviewForm(listingId, photos);
  const { register, control, formState } = form;
  const { errors } = formState;

  return (
    <form {...formProps} noValidate className="grid gap-5">
      <Controller
        name="rating"
        control={control}
        render={({ field }) => (
          <RatingField value={field.value} error={errors.rating?.message} onChange={field.onChange} />
        )}
      />
      <Field
        label="Your review"
        help={`What should other buyers know? ${vendorName} can reply once.`}
        error={errors.text?.message}
      >
        {(ids) => <Textarea {...ids} rows={5} maxLength={maxReviewLength} {...register("text")} />}
      </Field>
      <PhotosField
        label="Photos (optional)"
        value={photos}
        max={maxReviewPhotos}
        hasCover={false}
        onChange={setPhotos}
        onBusyChange={setBusy}
      />
      <SubmitAlert
        error={send.error}
        errors={errors}
        fallback="Your review wasn’t sent. Please try again in a moment."
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={send.isPending} disabled={isBusy} className="max-sm:w-full">
          Send review
        </Button>
        <p className="text-muted-foreground text-sm">Our team checks every review before it appears.</p>
      </div>
    </form>
  );
}
