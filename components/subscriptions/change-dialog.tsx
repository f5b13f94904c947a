"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Choice, Radio } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import type { ChangeTime } from "@/lib/subscriptions/rules";
import { changeOptions, dueText, type ChangeOption } from "./change-options";
import { PlanComparison } from "./plan-comparison";

type Props = {
  targetPlan: PlanDto;
  subscription: SubscriptionDto;
  pending: boolean;
  onClose: () => void;
  onChange: (when: ChangeTime) => void;
};

export function ChangeDialog({ targetPlan, subscription, pending, onClose, onChange }: Props) {
  const change = changeOptions(subscription, targetPlan);
  const { outcomes, label, over, end, options } = change;
  const [when, setWhen] = useState<ChangeTime>(change.first);
  const paysNow = outcomes.now === "pay";
  const order = subscription.payment === "stripe" ? "Go to payment" : "Order plan";

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={label}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            pending={pending}
            disabled={when === "now" && over.length > 0}
            onClick={() => onChange(when)}
          >
            {paysNow && when === "now" ? order : label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {targetPlan.id === subscription.plan.id ? null : (
          <PlanComparison
            from={subscription.plan}
            to={targetPlan}
            usage={subscription.usage}
            starts={when === "period_end" ? end : paysNow ? "Once paid" : "Today"}
            due={dueText(subscription, targetPlan, outcomes[when])}
          />
        )}
        <LimitAlert plan={targetPlan} exceeding={change.exceeding} lost={change.lost} />
        {options.length > 1 ? (
          <TimeField options={options} isBlocked={over.length > 0} value={when} onChange={setWhen} />
        ) : (
          <OnlyOption option={options[0]} />
        )}
      </div>
    </Dialog>
  );
}

type AlertProps = Pick<ReturnType<typeof changeOptions>, "exceeding" | "lost"> & { plan: PlanDto };

function LimitAlert({ plan, exceeding, lost }: AlertProps) {
  if (exceeding.length === 0 && !lost) return null;
  return (
    <Alert variant="waiting" title={`More than ${plan.name} allows`}>
      {exceeding.length > 0 ? (
        <p>
          You have {exceeding.join(" and ")}. They stay up, but you can’t add more until you’re under the
          limit.
        </p>
      ) : null}
      {lost ? <p>{lost}</p> : null}
    </Alert>
  );
}

type TimeProps = {
  options: readonly ChangeOption[];
  isBlocked: boolean;
  value: ChangeTime;
  onChange: (time: ChangeTime) => void;
};

function TimeField({ options, isBlocked, value, onChange }: TimeProps) {
  return (
    <fieldset className="grid">
      <legend className="mb-1 text-sm font-semibold">When should it change?</legend>
      {options.map(({ time, title, hint }) => (
        <Choice
          key={time}
          hint={hint}
          control={
            <Radio
              name="when"
              value={time}
              checked={value === time}
              disabled={time === "now" && isBlocked}
              onChange={() => onChange(time)}
            />
          }
        >
          {title}
        </Choice>
      ))}
    </fieldset>
  );
}

function OnlyOption({ option }: { option: ChangeOption | undefined }) {
  return (
    <p>
      {option ? (
        <>
          <span className="font-semibold">{option.title}.</span> {option.hint}
        </>
      ) : null}
    </p>
  );
}
