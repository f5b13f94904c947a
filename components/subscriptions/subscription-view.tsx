"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import { CancelDialog } from "./cancel-dialog";
import { ChangeDialog } from "./change-dialog";
import { useChangeSubscription } from "./hooks";
import { Payments } from "./payments";
import { PlanCard } from "./plan-card";
import { SubscriptionStatusCard } from "./plan-status";
import { UsageBars } from "./usage-bars";

type Props = { subscription: SubscriptionDto; contactEmail: string; suspended?: boolean };

export function SubscriptionView({ subscription, contactEmail, suspended = false }: Props) {
  const [targetPlan, setTargetPlan] = useState<PlanDto | null>(null);
  const [canceling, setCanceling] = useState(false);
  const close = () => {
    setTargetPlan(null);
    setCanceling(false);
  };
  const { mutate, isPending } = useChangeSubscription(close);
  const { plan, plans, usage, status, payments, over } = subscription;
  const chosen = plans.find(({ id }) => id === subscription.chosenPlanId);
  const cancellable = chosen && chosen.price > 0 && ["trialing", "active", "past_due"].includes(status);

  return (
    <div className="grid gap-8">
      <header className="grid gap-1">
        <h2 className="text-lg font-semibold">Subscription</h2>
        <p className="text-muted-foreground">
          {suspended
            ? "We don’t collect card payments while your account is suspended. You can cancel anytime."
            : "See what your plan includes, and change it anytime."}
        </p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SubscriptionStatusCard subscription={subscription} contactEmail={contactEmail}>
          {status === "cancelled" && !over && !suspended ? (
            <Button pending={isPending} onClick={() => mutate({ action: "resume" })}>
              Keep {chosen?.name}
            </Button>
          ) : null}
          {cancellable ? (
            <Button variant="secondary" onClick={() => setCanceling(true)}>
              Cancel {status === "trialing" ? "trial" : "plan"}
            </Button>
          ) : null}
        </SubscriptionStatusCard>
        <UsageBars plan={plan} usage={usage} />
      </div>
      {suspended ? null : <Plans subscription={subscription} onChoose={setTargetPlan} />}
      <Payments payments={payments} />
      {targetPlan ? (
        <ChangeDialog
          targetPlan={targetPlan}
          subscription={subscription}
          pending={isPending}
          onClose={close}
          onChange={(when) => mutate({ action: "change", planId: targetPlan.id, when })}
        />
      ) : null}
      {canceling ? (
        <CancelDialog
          subscription={subscription}
          pending={isPending}
          onClose={close}
          onCancel={() => mutate({ action: "cancel" })}
        />
      ) : null}
    </div>
  );
}

type PlansProps = { subscription: SubscriptionDto; onChoose: (plan: PlanDto) => void };

function Plans({ subscription, onChoose }: PlansProps) {
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <h2 id="plans" className="text-lg font-semibold">
        Plans
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {subscription.plans.map((option) => (
          <PlanCard
            key={option.id}
            plan={option}
            subscription={subscription}
            onChoose={() => onChoose(option)}
          />
        ))}
      </ul>
    </section>
  );
}
