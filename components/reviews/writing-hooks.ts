"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { isRequestRejected } from "@/components/forms/server-errors";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { writeReview, type NewReview } from "@/lib/reviews/writing.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { newUuid } from "@/lib/shared/uuid";

/** A retry reuses the idempotency key, so the review is written once. */
export function useWriteReview(listingId: string) {
  const router = useRouter();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (body: NewReview) => {
      key.current ??= newUuid();
      return call(writeReview, { params: { id: listingId }, body }, { idempotencyKey: key.current });
    },
    onSuccess: () => {
      toast({ title: "Thanks for your review", description: "We’ll email you once it’s published." });
      router.replace(hrefs.reviews());
      router.refresh();
    },
    onError: (error) => {
      if (isRequestRejected(error)) key.current = undefined;
    },
  });
}
