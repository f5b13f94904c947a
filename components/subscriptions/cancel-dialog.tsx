"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatDate } from "@/lib/shared/dates";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";

type Props = { subscription: SubscriptionDto; pending: boolean; onClose: () => void; onCancel: () => void };

/** Says what cancelling means before it is done. */
export function CancelDialog({ subscription, pending, onClose, onCancel }: Props) {
  const { plan, periodEnd, plans } = subscription;
  const free = plans.find(({ price }) => price === 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Cancel ${plan.name}`}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            Keep {plan.name}
          </Button>
          <Button variant="harm" pending={pending} onClick={onCancel}>
            Cancel plan
          </Button>
        </>
      }
    >
      <p>
        You stay on {plan.name} until {formatDate(periodEnd)} and won&apos;t be charged again. After that you
        keep everything you have, and {free?.name ?? "free plan"} limits apply to new listings and ads. You
        can change your mind until then.
      </p>
    </Dialog>
  );
}
