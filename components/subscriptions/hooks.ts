"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { changeSubscription, type SubscriptionChange } from "@/lib/subscriptions/contract";

const successTitles: Record<SubscriptionChange["action"], string> = {
  change: "Your plan was changed",
  cancel: "Your plan is canceled",
  resume: "You kept your plan",
};

export function useChangeSubscription(onDone: () => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: (body: SubscriptionChange) => call(changeSubscription, { body }),
    onSuccess: ({ checkoutUrl, payments }, { action }) => {
      if (checkoutUrl) {
        window.location.assign(checkoutUrl);
        return;
      }
      const waits = action === "change" && payments.some(({ status }) => status === "pending");
      toast({ title: waits ? "Your plan starts once we have your payment" : successTitles[action] });
      onDone();
      router.refresh();
    },
    onError: (error) => toastFailure("Your plan wasn’t changed", error),
  });
}
