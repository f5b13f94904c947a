"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatDate } from "@/lib/shared/dates";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";

type Props = { subscription: SubscriptionDto; pending: boolean; onClose: () => void; onCancel: () => void };

export function CancelDialog({ subscription, pending, onClose, onCancel }: Props) {
  const { plan, status, periodEnd, plans } = subscription;
  const isTrial = status === "trialing";
  const free = plans.find(({ price }) => price === 0);
  return (
    <ConfirmDialog
      title={isTrial ? `Cancel your ${plan.name} trial` : `Cancel ${plan.name}`}
      button={isTrial ? "Cancel trial" : "Cancel plan"}
      cancel={`Keep ${plan.name}`}
      harm
      pending={pending}
      onClose={onClose}
      onConfirm={onCancel}
    >
      <p>
        You stay on {plan.name} until {formatDate(periodEnd)} and won’t be charged{isTrial ? "" : " again"}.
        After that you keep everything you have, and {free?.name ?? "free plan"} limits apply to new listings
        and ads. You can change your mind until then.
      </p>
    </ConfirmDialog>
  );
}
