import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";
import { MonthlyPrice } from "./monthly-price";
import { StatusBadge } from "./status-badge";

type Props = { subscription: SubscriptionDto; contactEmail: string; children: ReactNode };

export function SubscriptionStatusCard({ subscription, contactEmail, children }: Props) {
  const { plan, status, plans, nextPlanId, nextPrice, payments } = subscription;
  const next = plans.find(({ id }) => id === nextPlanId);
  const waiting = payments.find((payment) => payment.status === "pending");
  return (
    <Card>
      <CardHeader>
        <CardTitle>Your plan: {plan.name}</CardTitle>
        <StatusBadge status={status} />
      </CardHeader>
      <CardContent className="grid gap-4">
        <MonthlyPrice price={plan.price} freeUntil={status === "trialing" ? subscription.periodEnd : null} />
        <p>{sentenceOf(subscription)}</p>
        {next ? (
          <Alert title={`${next.name} starts on ${formatDate(subscription.periodEnd)}`}>
            You stay on {plan.name} until then. To keep it, choose it below.
            {nextPrice ? ` ${next.name} is ${formatPrice(nextPrice)} a month.` : ""}
            {next.price > plan.price || (status === "trialing" && next.price > 0)
              ? " It starts once we have your payment."
              : ""}
          </Alert>
        ) : null}
        {!next && nextPrice !== null && nextPrice !== plan.price ? (
          <Alert
            title={`New price from ${formatDate(subscription.periodEnd)}: ${formatPrice(nextPrice)} a month`}
          >
            Until then you pay {formatPrice(plan.price)}. You can change or cancel your plan anytime.
          </Alert>
        ) : null}
        {waiting ? (
          <Alert
            variant="waiting"
            title={`Payment pending: ${formatPrice(waiting.amount)} for ${waiting.planName}`}
          >
            <p>
              Pay the way we arranged, or email{" "}
              <a href={`mailto:${contactEmail}`} className="underline">
                {contactEmail}
              </a>
              . Your plan starts once we have your payment.
            </p>
          </Alert>
        ) : null}
        <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:flex-1">{children}</div>
      </CardContent>
    </Card>
  );
}

function sentenceOf({
  status,
  trialDaysLeft,
  periodEnd,
  graceEnd,
  chosenPlanId,
  plans,
  plan,
}: SubscriptionDto): string {
  const end = formatDate(periodEnd);
  const chosen = plans.find(({ id }) => id === chosenPlanId) ?? plan;
  if (status === "trialing" && trialDaysLeft !== null && trialDaysLeft > 0) {
    const days = trialDaysLeft === 1 ? "1 day" : `${trialDaysLeft} days`;
    return `Your free trial has ${days} left, until ${end}. After that you move to Starter unless you keep ${chosen.name}.`;
  }
  if (status === "past_due") {
    return `Your billing period ended on ${end}. You keep ${chosen.name} until ${formatDate(graceEnd ?? periodEnd)} while we wait for your payment.`;
  }
  if (status === "cancelled")
    return `You canceled. You stay on ${chosen.name} until ${end}, then you move to Starter.`;
  if (status === "expired") return `Your ${chosen.name} plan ended. Starter limits apply.`;
  return plan.price === 0 ? "Free for as long as you like." : `Renews on ${end}.`;
}
