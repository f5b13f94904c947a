"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Choice, Radio } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice, fromCents, toCents } from "@/lib/shared/money";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import { lostFeatured, overLimits } from "@/lib/subscriptions/copy";
import { amountDue, type ChangeTime } from "@/lib/subscriptions/rules";
import { PlanComparison } from "./plan-comparison";
import { planOptionFor, type PlanOption } from "./wish";

type Props = {
  wanted: PlanDto;
  subscription: SubscriptionDto;
  pending: boolean;
  onClose: () => void;
  onChange: (when: ChangeTime) => void;
};

/** In dollars; the unused rest of the paid period is deducted, as in an order. */
function dueNow({ status, plan, periodEnd, payments }: SubscriptionDto, wanted: PlanDto): number {
  const last = payments.find((payment) => payment.paidAt && payment.periodEnd === periodEnd);
  const paid =
    (status === "active" || status === "cancelled") && last
      ? {
          priceCents: toCents(plan.price),
          periodStart: new Date(last.periodStart),
          periodEnd: new Date(periodEnd),
        }
      : null;
  return fromCents(amountDue(toCents(wanted.price), paid, new Date()));
}

/** For card payments, only the payment page knows the amount. */
function dueText(
  subscription: SubscriptionDto,
  wanted: PlanDto,
  outcome: PlanOption["outcomes"][ChangeTime],
): string {
  if (outcome === "schedule") return formatPrice(wanted.price);
  if (outcome !== "pay") return formatPrice(0);
  return subscription.payment === "stripe" ? "On the next page" : formatPrice(dueNow(subscription, wanted));
}

export function ChangeDialog({ wanted, subscription, pending, onClose, onChange }: Props) {
  const { outcomes, label, isCheaper } = planOptionFor(subscription, wanted);
  const exceeding = overLimits(subscription.usage, wanted);
  const lost = lostFeatured(subscription.usage, wanted);
  const over = outcomes.now === "switch" || (subscription.collected && isCheaper) ? exceeding : [];
  const stays = outcomes.period_end === "unschedule";
  const later = outcomes.period_end && (isCheaper || stays || !outcomes.now);
  const [when, setWhen] = useState<ChangeTime>(later ? "period_end" : "now");
  const end = formatDate(subscription.periodEnd);
  const paysByCard = subscription.payment === "stripe";
  const words: Partial<Record<ChangeTime, { title: string; hint: string }>> = {
    ...(outcomes.now === "pay" && {
      now: {
        title: "Now",
        hint:
          over.length > 0
            ? `You have ${over.join(", ")}. Close some first.`
            : paysByCard
              ? `${formatPrice(wanted.price)} a month, less what you’ve already paid for this period. You pay by card on the next page.`
              : wanted.id === subscription.plan.id && subscription.status === "past_due"
                ? `${formatPrice(wanted.price)} for the next month. You keep ${wanted.name} while we wait for your payment.`
                : `${formatPrice(dueNow(subscription, wanted))} due now, then ${formatPrice(wanted.price)} a month. ${wanted.name} starts once we have your payment. You stay on ${subscription.plan.name} until then.`,
      },
    }),
    ...(outcomes.now === "switch" && {
      now: {
        title: "Now",
        hint:
          over.length > 0
            ? `You have ${over.join(", ")}. Close some first${outcomes.period_end ? `, or change on ${end}` : ""}.`
            : `${wanted.name} limits apply right away. There’s nothing to pay.`,
      },
    }),
    ...(outcomes.period_end === "schedule" && {
      period_end: {
        title: `On ${end}`,
        hint: `You stay on ${subscription.plan.name} until then. ${
          wanted.price > 0 ? `${formatPrice(wanted.price)} is due that day.` : "There’s nothing to pay."
        }`,
      },
    }),
    ...(stays && { period_end: { title: "Stay", hint: "Your plan renews as before." } }),
  };
  const options = (["now", "period_end"] as const).filter((time) => words[time]);
  const [only] = options;
  const starts = when === "period_end" ? end : outcomes.now === "pay" ? "Once paid" : "Today";
  const isTooMuch = when === "now" && over.length > 0;

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
          <Button pending={pending} disabled={isTooMuch} onClick={() => onChange(when)}>
            {outcomes.now === "pay" && when === "now"
              ? paysByCard
                ? "Go to payment"
                : "Order plan"
              : (label ?? `Change to ${wanted.name}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {wanted.id === subscription.plan.id ? null : (
          <PlanComparison
            from={subscription.plan}
            to={wanted}
            usage={subscription.usage}
            starts={starts}
            due={dueText(subscription, wanted, outcomes[when])}
          />
        )}
        {exceeding.length > 0 || lost ? (
          <Alert variant="waiting" title={`More than ${wanted.name} allows`}>
            {exceeding.length > 0 ? (
              <p>
                You have {exceeding.join(" and ")}. They stay up, but you can’t add more until you’re under
                the limit.
              </p>
            ) : null}
            {lost ? <p>{lost}</p> : null}
          </Alert>
        ) : null}
        {options.length > 1 ? (
          <fieldset className="grid">
            <legend className="mb-1 font-semibold">When should it change?</legend>
            {options.map((time) => (
              <Choice
                key={time}
                hint={words[time]?.hint}
                control={
                  <Radio
                    name="when"
                    value={time}
                    checked={when === time}
                    disabled={time === "now" && over.length > 0}
                    onChange={() => setWhen(time)}
                  />
                }
              >
                {words[time]?.title}
              </Choice>
            ))}
          </fieldset>
        ) : (
          <p>
            {only ? (
              <>
                <span className="font-semibold">{words[only]?.title}.</span> {words[only]?.hint}
              </>
            ) : null}
          </p>
        )}
      </div>
    </Dialog>
  );
}
