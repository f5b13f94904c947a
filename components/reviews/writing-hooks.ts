"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { isRequestRejected } from "@/components/forms/server-errors";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  deleteReview,
  editReview,
  writeReview,
  type NewReview,
  type ReviewEdit,
} from "@/lib/reviews/writing.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { newUuid } from "@/lib/shared/uuid";

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

export function useEditReview(id: string, onDone: () => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: (body: ReviewEdit) => call(editReview, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: "Review changed", description: "Our team checks it again before it appears." });
      onDone();
      router.refresh();
    },
  });
}

export function useDeleteReview(id: string, onDone: () => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: () => call(deleteReview, { params: { id } }),
    onSuccess: () => {
      toast({ title: "Review deleted" });
      onDone();
      router.refresh();
    },
  });
}
