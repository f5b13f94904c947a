import { ButtonLink } from "@/components/ui/button";
import { UsageList } from "@/components/subscriptions/usage-bars";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { SubscriptionDto } from "@/lib/subscriptions/contract";

export function PlanSummary({ subscription }: { subscription: SubscriptionDto }) {
  const { plan, usage, trialDaysLeft, status, periodEnd } = subscription;
  return (
    <section aria-labelledby="plan" className="bg-card grid content-start gap-4 rounded-xl border p-4 md:p-6">
      <div>
        <h2 id="plan" className="text-lg font-semibold">
          Your plan: {plan.name}
        </h2>
        {trialDaysLeft ? (
          <p className="text-muted-foreground">
            {trialDaysLeft === 1 ? "1 day" : `${trialDaysLeft} days`} of your trial left
          </p>
        ) : status === "cancelled" ? (
          <p className="text-muted-foreground">Ends on {formatDate(periodEnd)}</p>
        ) : null}
      </div>
      <UsageList plan={plan} usage={usage} />
      <ButtonLink href={hrefs.subscription()} variant="secondary">
        See plans
      </ButtonLink>
    </section>
  );
}
