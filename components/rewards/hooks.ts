"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { isRequestRejected } from "@/components/forms/server-errors";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  cancelRedemption,
  redeemReward,
  type RedemptionDto,
  type Redemption,
  type RewardItemDto,
} from "@/lib/rewards/contract";
import { formatPoints, type RewardKind } from "@/lib/rewards/rules";
import { formatDate } from "@/lib/shared/dates";
import { newUuid } from "@/lib/shared/uuid";

function resultText(kind: RewardKind, { subject, until }: RedemptionDto): string {
  if (kind === "voucher") return "We’ll email you the code once we’ve reviewed it.";
  const day = until ? formatDate(until) : "";
  return kind === "listing_boost"
    ? `${subject} is featured until ${day}.`
    : `${subject} now runs until ${day}.`;
}

/** A retry reuses the idempotency key, so points are spent once. */
export function useRedeem({ name, kind }: RewardItemDto, onDone: () => void) {
  const router = useRouter();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (body: Redemption) => {
      key.current ??= newUuid();
      return call(redeemReward, { body }, { idempotencyKey: key.current });
    },
    onSuccess: ({ redemption }) => {
      toast({
        title: kind === "voucher" ? `You requested a ${name}` : `You redeemed ${name}`,
        description: resultText(kind, redemption),
      });
      onDone();
      router.refresh();
    },
    onError: (error) => {
      if (isRequestRejected(error)) key.current = undefined;
    },
  });
}

export function useCancelRedemption() {
  const router = useRouter();
  return useMutation({
    mutationFn: (id: string) => call(cancelRedemption, { params: { id } }),
    onSuccess: ({ redemption }) => {
      toast({
        title: "Request canceled",
        description: `${formatPoints(redemption.points)} are back in your account.`,
      });
      router.refresh();
    },
    onError: (error) => {
      toastFailure("We couldn’t cancel your request", error);
      router.refresh();
    },
  });
}
