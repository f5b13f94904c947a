"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Field } from "@/components/forms/text-field";
import { toastFailure } from "@/components/forms/toast-failure";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { Reply } from "@/components/ui/deferred-icons";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { replyToReview } from "@/lib/reviews/reply.contract";
import { replyBodySchema } from "@/lib/reviews/reply.schema";

type Props = { reviewId: string; authorName: string };

export function ReplyForm({ reviewId, authorName }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(replyBodySchema),
    defaultValues: { text: "" },
  });
  const send = useMutation({
    mutationFn: (text: string) => call(replyToReview, { params: { id: reviewId }, body: { text } }),
    onSuccess: () => {
      toast({ title: "Your reply is published" });
      router.refresh();
    },
    onError: (error) => toastFailure("We couldn’t publish your reply", error),
  });

  if (!open) {
    return (
      <Button variant="secondary" className="justify-self-start max-sm:w-full" onClick={() => setOpen(true)}>
        <Reply />
        Reply<span className="sr-only"> to {authorName}</span>
      </Button>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => void handleSubmit(({ text }) => send.mutate(text))(event)}
    >
      <Field
        label={`Your reply to ${authorName}`}
        help="Everyone can read it under the review. You can’t change it later."
        error={formState.errors.text?.message}
      >
        {(ids) => <Textarea {...ids} maxLength={2000} {...register("text")} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={send.isPending}>
          Publish reply
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          Not now
        </Button>
      </div>
    </form>
  );
}
