import { formatDate } from "@/lib/shared/dates";
import { formatPrice, fromCents, toCents } from "@/lib/shared/money";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import { lostFeatured, overLimits } from "@/lib/subscriptions/copy";
import { amountDue, type ChangeTime } from "@/lib/subscriptions/rules";
import { planOptionFor, type PlanOption } from "./plan-option";

type Outcomes = PlanOption["outcomes"];

export type ChangeOption = { time: ChangeTime; title: string; hint: string };

/** In dollars; the unused rest of the paid period is deducted, as in an order. */
function dueNow({ status, plan, periodEnd, payments }: SubscriptionDto, chosen: PlanDto): number {
  const last = payments.find((payment) => payment.paidAt && payment.periodEnd === periodEnd);
  const paid =
    (status === "active" || status === "cancelled") && last
      ? {
          priceCents: toCents(plan.price),
          periodStart: new Date(last.periodStart),
          periodEnd: new Date(periodEnd),
        }
      : null;
  return fromCents(amountDue(toCents(chosen.price), paid, new Date()));
}

/** For card payments, only the payment page knows the amount. */
export function dueText(
  subscription: SubscriptionDto,
  chosen: PlanDto,
  outcome: Outcomes[ChangeTime],
): string {
  if (outcome === "schedule" && chosen.price > 0) return formatPrice(chosen.price);
  if (outcome !== "pay") return "Nothing";
  return subscription.payment === "stripe" ? "On the next page" : formatPrice(dueNow(subscription, chosen));
}

function payHint(subscription: SubscriptionDto, chosen: PlanDto): string {
  const { payment, plan, status, trialDaysLeft } = subscription;
  const price = formatPrice(chosen.price);
  if (payment === "stripe" && trialDaysLeft) {
    return `${price} a month. You pay by card on the next page. Your first month starts then, and your free trial ends.`;
  }
  if (payment === "stripe") {
    return `${price} a month, less what you’ve already paid for this period. You pay by card on the next page.`;
  }
  if (chosen.id === plan.id && status === "past_due") {
    return `${price} for the next month. You keep ${chosen.name} while we wait for your payment.`;
  }
  return `${formatPrice(dueNow(subscription, chosen))} due now, then ${price} a month. ${chosen.name} starts once we have your payment. You stay on ${plan.name} until then.`;
}

type Effects = { outcomes: Outcomes; over: readonly string[]; end: string };

function nowOption(
  subscription: SubscriptionDto,
  chosen: PlanDto,
  { outcomes, over, end }: Effects,
): ChangeOption | null {
  const { now } = outcomes;
  if (now !== "pay" && now !== "switch") return null;
  const option = { time: "now", title: "Now" } as const;
  if (over.length > 0) {
    const other = now === "switch" && outcomes.period_end === "schedule" ? `, or change on ${end}` : "";
    return { ...option, hint: `You have ${over.join(", ")}. Close some first${other}.` };
  }
  if (now === "pay") return { ...option, hint: payHint(subscription, chosen) };
  return { ...option, hint: `${chosen.name} limits apply right away. There’s nothing to pay.` };
}

function laterOption(
  { plan }: SubscriptionDto,
  chosen: PlanDto,
  { outcomes, end }: Effects,
): ChangeOption | null {
  const option = { time: "period_end" } as const;
  if (outcomes.period_end === "unschedule") {
    return { ...option, title: "Stay", hint: "Your plan renews as before." };
  }
  if (outcomes.period_end !== "schedule") return null;
  const due = chosen.price > 0 ? `${formatPrice(chosen.price)} is due that day.` : "There’s nothing to pay.";
  return { ...option, title: `On ${end}`, hint: `You stay on ${plan.name} until then. ${due}` };
}

/** `exceeding` is the usage above the plan's limits; `over` is the part that prevents a change now. */
export function changeOptions(subscription: SubscriptionDto, chosen: PlanDto) {
  const { outcomes, label, isCheaper } = planOptionFor(subscription, chosen);
  const exceeding = overLimits(subscription.usage, chosen);
  const blocks = outcomes.now === "switch" || (subscription.collected && isCheaper);
  const over = blocks ? exceeding : [];
  const end = formatDate(subscription.periodEnd);
  const effects = { outcomes, over, end };
  const found = [nowOption(subscription, chosen, effects), laterOption(subscription, chosen, effects)];
  const prefersLater = isCheaper || outcomes.period_end === "unschedule" || !outcomes.now;
  return {
    outcomes,
    label: label ?? `Change to ${chosen.name}`,
    exceeding,
    lost: lostFeatured(subscription.usage, chosen),
    over,
    end,
    options: found.filter((option) => option !== null),
    first: outcomes.period_end && prefersLater ? ("period_end" as const) : ("now" as const),
  };
}
