"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Choice, Radio } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import type { ChangeTime } from "@/lib/subscriptions/rules";
import { wishOf } from "./wish";

type Props = {
  wanted: PlanDto;
  subscription: SubscriptionDto;
  pending: boolean;
  onClose: () => void;
  onChange: (when: ChangeTime) => void;
};

/** Says what a change of plan will do, and when, before it is done. */
export function ChangeDialog({ wanted, subscription, pending, onClose, onChange }: Props) {
  const { outcomes, label } = wishOf(subscription, wanted);
  const stays = outcomes.period_end === "unschedule";
  const [when, setWhen] = useState<ChangeTime>(outcomes.now ? "now" : "period_end");
  const end = formatDate(subscription.periodEnd);
  const paysByCard = subscription.payment === "stripe";
  const words: Partial<Record<ChangeTime, { title: string; hint: string }>> = {
    ...(outcomes.now === "pay" && {
      now: {
        title: "Now",
        hint: `${formatPrice(wanted.price)} a month. ${
          paysByCard
            ? "You pay by card on the next page."
            : "It begins when our team has your payment; until then your plan of now holds."
        } What you have paid of this period is taken off.`,
      },
    }),
    ...(outcomes.now === "switch" && {
      now: { title: "Now", hint: `The numbers of ${wanted.name} hold at once. There is nothing to pay.` },
    }),
    ...(outcomes.period_end === "schedule" && {
      period_end: { title: `On ${end}`, hint: "At the end of your period. Until then nothing changes." },
    }),
    ...(stays && { period_end: { title: "Stay", hint: "Your plan renews as before." } }),
  };
  const options = (["now", "period_end"] as const).filter((time) => words[time]);
  const [only] = options;

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={label ?? `Change to ${wanted.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button pending={pending} onClick={() => onChange(when)}>
            {outcomes.now === "pay" && when === "now"
              ? paysByCard
                ? "Go to payment"
                : "Order plan"
              : (label ?? `Change to ${wanted.name}`)}
          </Button>
        </>
      }
    >
      {options.length > 1 ? (
        <fieldset className="grid">
          <legend className="mb-1 font-semibold">When?</legend>
          {options.map((time) => (
            <Choice
              key={time}
              hint={words[time]?.hint}
              control={
                <Radio name="when" value={time} checked={when === time} onChange={() => setWhen(time)} />
              }
            >
              {words[time]?.title}
            </Choice>
          ))}
        </fieldset>
      ) : (
        <p>{only ? words[only]?.hint : null}</p>
      )}
    </Dialog>
  );
}
