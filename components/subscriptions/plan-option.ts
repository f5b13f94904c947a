import { toCents } from "@/lib/shared/money";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import { planChange, type ChangeTime, type PlanChange } from "@/lib/subscriptions/rules";

export type PlanOption = {
  isCurrent: boolean;
  isCheaper: boolean;
  label: string | null;
  /** Effect of choosing the plan at each time; null if not allowed. */
  outcomes: Record<ChangeTime, Exclude<PlanChange, "same" | "resume_first"> | null>;
};

function isOrdered({ payments }: SubscriptionDto, { name }: PlanDto): boolean {
  return payments.some(({ status, planName }) => status === "pending" && planName === name);
}

export function planOptionFor(subscription: SubscriptionDto, targetPlan: PlanDto): PlanOption {
  const { status, over, plans, chosenPlanId, plan: live, nextPlanId, payment, collected } = subscription;
  const chosen = live.id === chosenPlanId ? live : (plans.find(({ id }) => id === chosenPlanId) ?? live);
  const outcome = (when: ChangeTime) => {
    if (when === "period_end" && status === "past_due") return null;
    const change = planChange({
      status,
      over,
      plan: { id: chosen.id, priceCents: toCents(chosen.price) },
      targetPlan: { id: targetPlan.id, priceCents: toCents(targetPlan.price) },
      when,
    });
    if (change === "same" || change === "resume_first") return null;
    if (change === "schedule" && payment === "stripe" && targetPlan.price > 0) return null;
    if (change === "switch" && collected && targetPlan.price > 0) return "pay";
    return change;
  };
  const outcomes = { now: outcome("now"), period_end: outcome("period_end") };
  const isCurrent = targetPlan.id === live.id;
  return { isCurrent, isCheaper: targetPlan.price < chosen.price, outcomes, label: labelOf() };

  function labelOf(): string | null {
    if (targetPlan.id === live.id && live.id !== chosen.id) return null;
    if (targetPlan.id === chosen.id && status !== "expired") {
      if (status === "trialing") return `Keep ${targetPlan.name}`;
      if (status === "past_due")
        return isOrdered(subscription, targetPlan) ? null : `Renew ${targetPlan.name}`;
      return nextPlanId && outcomes.period_end === "unschedule" ? `Stay with ${targetPlan.name}` : null;
    }
    return outcomes.now || outcomes.period_end ? `Change to ${targetPlan.name}` : null;
  }
}
