import "server-only";
import { empty, runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import {
  closeCheckouts,
  cancelPendingPayments,
  type PaymentProvider,
} from "@/lib/subscriptions/checkouts.rows";
import type { Order } from "@/lib/subscriptions/checkouts.rules";
import { overLimits, subscriptionCopy } from "@/lib/subscriptions/copy";
import { lockSubscription, type LockedSubscription } from "@/lib/subscriptions/locking.rows";
import { asNow } from "@/lib/subscriptions/prices.rows";
import { manualPayment } from "@/lib/subscriptions/payments/payments.commands";
import { paymentKind, usageOf } from "./plan.queries";
import {
  amountDue,
  isPaidFor,
  planChange,
  subscriptionTransitions,
  trialPlanId,
  type ChangeTime,
  type PlanChange,
  type SubscriptionAction,
} from "@/lib/subscriptions/rules";
import { stripePayment } from "@/lib/subscriptions/stripe/checkout.commands";
import {
  chooseRenewal,
  detachFromStripe,
  reconcileVendor,
} from "@/lib/subscriptions/stripe/reconcile.commands";

export async function startTrial(tx: Transaction, vendorId: string): Promise<void> {
  await tx.rows(sql`
    INSERT INTO subscriptions (id, vendor_id, plan_id, price_cents, status, period_start, period_end, trial_ends_at)
    SELECT gen_random_uuid(), ${vendorId}::uuid, id, price_cents, 'trialing', now(), ends, ends
    FROM plans, LATERAL (SELECT now() + make_interval(days => trial_days)) AS trial (ends)
    WHERE id = ${trialPlanId} AND active AND trial_days > 0
    ON CONFLICT (vendor_id) DO NOTHING`);
}

const providers: Record<"manual" | "stripe", PaymentProvider> = {
  manual: manualPayment,
  stripe: stripePayment,
};

async function requireSubscription(tx: Transaction, vendorId: string): Promise<LockedSubscription> {
  const locked = await lockSubscription(tx, vendorId);
  if (!locked) throw new Error("the vendor is missing");
  return locked;
}

type Plan = {
  id: string;
  name: string;
  priceCents: number;
  listings: number;
  featured: number;
  ads: number;
};

async function findPlan(tx: Transaction, planId: string): Promise<Plan> {
  const [plan] = await tx.rows<Plan>(sql`
    SELECT id, name, price_cents AS "priceCents",
      listing_limit AS listings, featured_limit AS featured, ad_limit AS ads
    FROM plans WHERE id = ${planId} AND active`);
  if (!plan) throw new AppError("rule_broken", subscriptionCopy.unknownPlan);
  return plan;
}

/** Read under the lock, because the viewer may have been suspended since the request began. */
function assertNotSuspended({ suspended }: LockedSubscription): void {
  if (suspended) throw new AppError("forbidden", subscriptionCopy.suspended);
}

function assertAllowed(locked: LockedSubscription, action: SubscriptionAction): void {
  const { status } = locked;
  if (!nextState(subscriptionTransitions, { status, action, actor: "vendor" })) {
    throw new AppError("rule_broken", subscriptionCopy.notNow);
  }
}

type Choice = { locked: LockedSubscription; plan: Plan; when: ChangeTime };

function changeOf({ locked, plan, when }: Choice): PlanChange {
  return planChange({
    status: locked.status,
    over: locked.periodEnd <= locked.now,
    plan: { id: locked.planId, priceCents: locked.planPrice },
    targetPlan: { id: plan.id, priceCents: plan.priceCents },
    when,
  });
}

type Switch = { vendorId: string; locked: LockedSubscription; plan: Plan };

async function assertFits(tx: Transaction, { vendorId, locked, plan }: Switch): Promise<void> {
  const over = overLimits(await usageOf(tx, vendorId), plan);
  if (over.length === 0) return;
  const isByCard = plan.priceCents > 0 && paymentKind() === "stripe";
  const canWait = !isByCard && changeOf({ locked, plan, when: "period_end" }) === "schedule";
  throw new AppError("rule_broken", subscriptionCopy.tooMuch(plan.name, { over: over.join(", "), canWait }));
}

/** A free plan starts now and ends collection at Stripe; a cheaper one takes over the paid period. */
async function switchPlan(tx: Transaction, { vendorId, locked, plan }: Switch): Promise<void> {
  await assertFits(tx, { vendorId, locked, plan });
  const isFree = plan.priceCents === 0;
  if (isFree) assertAllowed(locked, "choose_free");
  await cancelPendingPayments(tx, vendorId);
  const period = isFree
    ? sql`period_start = now(), period_end = now() + interval '1 month', anchor_day = NULL, status = 'active',`
    : empty;
  await tx.rows(sql`
    UPDATE subscriptions SET plan_id = ${plan.id}, price_cents = ${plan.priceCents}, ${asNow} ${period}
      cancel_at_period_end = false, cancelled_at = NULL, updated_at = now()
    WHERE id = ${locked.id}::uuid`);
  if (isFree) await detachFromStripe(tx, locked.id);
}

/** Schedules the plan of the next period; null clears it and lets Stripe renew. */
async function scheduleNextPlan(
  tx: Transaction,
  locked: LockedSubscription,
  next: Plan | null,
): Promise<void> {
  await cancelPendingPayments(tx, locked.vendorId);
  await tx.subscription.update({
    where: { id: locked.id },
    data: {
      nextPlanId: next?.id ?? null,
      nextPriceCents: next?.priceCents ?? null,
      priceMailCents: null,
      priceMailId: null,
    },
    select: { id: true },
  });
  if (!next) await chooseRenewal(tx, locked, true);
}

type PlanRequest = { vendorId: string; planId: string; when: ChangeTime };
type PlanDecision = { change: PlanChange; checkoutId: string | null };

function collects({ provider, providerSubscriptionId }: LockedSubscription): boolean {
  return provider === "stripe" && providerSubscriptionId !== null;
}

function decide(choice: Choice): PlanChange {
  const { locked, plan } = choice;
  const change = changeOf(choice);
  if (change === "same") throw new AppError("rule_broken", subscriptionCopy.same);
  if (change === "resume_first") throw new AppError("rule_broken", subscriptionCopy.resumeFirst);
  if (collects(locked) && plan.priceCents > 0) {
    if (change === "schedule") throw new AppError("rule_broken", subscriptionCopy.onlyNow);
    // Stripe would keep collecting the old price, so a cheaper plan is a new purchase too.
    if (change === "switch") return "pay";
  }
  return change;
}

/** A renewal costs the subscriber's own price: a changed price applies only after its email. */
function orderOf({ vendorId, locked, plan }: Switch): Order {
  const { planPrice, periodStart, periodEnd, now } = locked;
  const paid = isPaidFor(locked) ? { priceCents: planPrice, periodStart, periodEnd } : null;
  const isRenewal = locked.status === "past_due" && plan.id === locked.planId;
  const priceCents = isRenewal ? planPrice : plan.priceCents;
  return {
    vendorId,
    subscriptionId: locked.id,
    renewalPlanId: locked.status === "past_due" ? locked.planId : null,
    plan: { id: plan.id, priceCents },
    amountCents: amountDue(priceCents, paid, now),
  };
}

async function settle(tx: Transaction, { vendorId, planId, when }: PlanRequest): Promise<PlanDecision> {
  const locked = await requireSubscription(tx, vendorId);
  assertNotSuspended(locked);
  const plan = await findPlan(tx, planId);
  const change = decide({ locked, plan, when });
  const choice = { vendorId, locked, plan };
  if (change === "pay") {
    // A cheaper plan by card is a new purchase that starts right away.
    if (collects(locked) && plan.priceCents < locked.planPrice) await assertFits(tx, choice);
    return { change, checkoutId: await providers[paymentKind()].reserve(tx, orderOf(choice)) };
  }
  if (change === "switch") await switchPlan(tx, choice);
  else await scheduleNextPlan(tx, locked, change === "schedule" ? plan : null);
  await reconcileVendor(tx, vendorId);
  return { change, checkoutId: null };
}

/**
 * Changes a vendor's plan; a more expensive one starts once paid. Returns the payment URL, or null if there is none;
 * throws 422 if usage exceeds the plan.
 */
export async function changePlan(wish: PlanRequest): Promise<string | null> {
  const { change, checkoutId } = await runStep("plan.change", (tx) => settle(tx, wish));
  log.info({ event: "plan_changed", change, planId: wish.planId, vendorId: wish.vendorId });
  return checkoutId ? providers[paymentKind()].open(checkoutId) : null;
}

export async function cancelPlan(vendorId: string): Promise<void> {
  await runStep("plan.cancel", async (tx) => {
    const locked = await requireSubscription(tx, vendorId);
    if (locked.planPrice === 0) throw new AppError("rule_broken", subscriptionCopy.nothingToCancel);
    assertAllowed(locked, "cancel");
    await cancelPendingPayments(tx, vendorId);
    await tx.rows(sql`
      UPDATE subscriptions SET status = 'cancelled', cancelled_at = now(), cancel_at_period_end = true,
        ${asNow} updated_at = now() WHERE id = ${locked.id}::uuid`);
    await chooseRenewal(tx, locked, false);
    await reconcileVendor(tx, vendorId);
  });
  log.info({ event: "plan_canceled", vendorId });
}

export async function resumePlan(vendorId: string): Promise<void> {
  await runStep("plan.resume", async (tx) => {
    const locked = await requireSubscription(tx, vendorId);
    assertNotSuspended(locked);
    const onTrial = locked.trialEndsAt?.getTime() === locked.periodEnd.getTime();
    const action = onTrial ? "resume_trial" : "resume";
    const status = nextState(subscriptionTransitions, { status: locked.status, action, actor: "vendor" });
    if (!status || locked.periodEnd <= locked.now) {
      throw new AppError("rule_broken", subscriptionCopy.notNow);
    }
    await cancelPendingPayments(tx, vendorId);
    await tx.rows(sql`
      UPDATE subscriptions SET status = ${status}::subscription_status, cancelled_at = NULL,
        cancel_at_period_end = false, updated_at = now() WHERE id = ${locked.id}::uuid`);
    await chooseRenewal(tx, locked, true);
    await reconcileVendor(tx, vendorId);
  });
  log.info({ event: "plan_resumed", vendorId });
}

/** Syncs Stripe's collection pause with the vendor's suspension; call it in the transaction that changes it. */
export async function syncSuspension(tx: Transaction, vendorId: string): Promise<void> {
  const locked = await requireSubscription(tx, vendorId);
  if (locked.suspended) await closeCheckouts(tx, vendorId);
  await reconcileVendor(tx, vendorId);
}

/**
 * Ends the plan of a closed account; call it in the closing transaction, after the account is marked. Collection stops,
 * and late payments are refunded.
 */
export async function endPlan(tx: Transaction, vendorId: string): Promise<void> {
  const locked = await requireSubscription(tx, vendorId);
  await cancelPendingPayments(tx, vendorId);
  await tx.rows(sql`
    UPDATE subscriptions SET status = 'cancelled', cancelled_at = coalesce(cancelled_at, now()), ${asNow}
      cancel_at_period_end = true, updated_at = now() WHERE id = ${locked.id}::uuid AND status <> 'expired'`);
  await reconcileVendor(tx, vendorId);
}
