import "server-only";
import { empty, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { enqueue } from "@/lib/server/queue";
import { AppError } from "@/lib/shared/app-error";
import type { Order, PaymentProvider } from "./checkout/rules";
import { limitText, subscriptionCopy } from "./copy";
import { dropPending, manualPayment } from "./payments/commands";
import { paymentKind, usageOf, type Usage } from "./queries";
import {
  amountDue,
  freePlanId,
  nextStatus,
  planChange,
  trialPlanId,
  type ChangeTime,
  type PlanChange,
  type SubscriptionAction,
  type SubscriptionStatus,
} from "./rules";
import { stripePayment } from "./stripe/commands";
import { renewalTask } from "./stripe/rules";

/** The trial of a vendor who is approved just now; one in a lifetime. */
export async function startTrial(tx: Transaction, vendorId: string): Promise<void> {
  await tx.$executeRaw(sql`
    INSERT INTO subscriptions (id, vendor_id, plan_id, status, period_start, period_end, trial_ends_at)
    SELECT gen_random_uuid(), ${vendorId}::uuid, id, 'trialing', now(), ends, ends
    FROM plans, LATERAL (SELECT now() + make_interval(days => trial_days)) AS trial (ends)
    WHERE id = ${trialPlanId} AND active AND trial_days > 0
    ON CONFLICT (vendor_id) DO NOTHING`);
}

const providers: Record<"manual" | "stripe", PaymentProvider> = {
  manual: manualPayment,
  stripe: stripePayment,
};

type Held = {
  id: string;
  planId: string;
  planPrice: bigint;
  status: SubscriptionStatus;
  provider: "manual" | "stripe";
  customerId: string | null;
  providerSubscriptionId: string | null;
  trialEndsAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  email: string;
  now: Date;
};

/** Locks the vendor, so that nothing is created meanwhile, and the subscription; makes a free one where none is. */
async function hold(tx: Transaction, vendorId: string): Promise<Held> {
  await tx.$queryRaw(sql`SELECT 1 FROM vendors WHERE id = ${vendorId}::uuid FOR NO KEY UPDATE`);
  await tx.$executeRaw(sql`
    INSERT INTO subscriptions (id, vendor_id, plan_id, status, period_start, period_end)
    VALUES (gen_random_uuid(), ${vendorId}::uuid, ${freePlanId}, 'active', now(), now() + interval '1 month')
    ON CONFLICT (vendor_id) DO NOTHING`);
  const [held] = await tx.$queryRaw<Held[]>(sql`
    SELECT s.id::text AS id, s.plan_id AS "planId", p.price_cents AS "planPrice", s.status::text AS status,
      s.provider::text AS provider, s.provider_customer_id AS "customerId",
      s.provider_subscription_id AS "providerSubscriptionId", s.trial_ends_at AS "trialEndsAt",
      s.period_start AS "periodStart", s.period_end AS "periodEnd", u.email::text AS email, now() AS now
    FROM subscriptions s JOIN plans p ON p.id = s.plan_id JOIN vendors v ON v.id = s.vendor_id
      JOIN users u ON u.id = v.user_id
    WHERE s.vendor_id = ${vendorId}::uuid FOR UPDATE OF s`);
  if (!held) throw new Error("the subscription was not made");
  return held;
}

type Plan = {
  id: string;
  name: string;
  priceCents: bigint;
  stripePriceId: string | null;
  listings: number;
  featured: number;
  ads: number;
};

async function findPlan(tx: Transaction, planId: string): Promise<Plan> {
  const [plan] = await tx.$queryRaw<Plan[]>(sql`
    SELECT id, name, price_cents AS "priceCents", stripe_price_id AS "stripePriceId",
      listing_limit AS listings, featured_limit AS featured, ad_limit AS ads
    FROM plans WHERE id = ${planId} AND active`);
  if (!plan) throw new AppError("rule_broken", subscriptionCopy.unknownPlan);
  return plan;
}

function assertAllowed(held: Held, action: SubscriptionAction): void {
  const { status } = held;
  if (!nextStatus({ status, action, role: "vendor" })) {
    throw new AppError("rule_broken", subscriptionCopy.notNow);
  }
}

async function assertFits(tx: Transaction, vendorId: string, plan: Plan): Promise<void> {
  const usage = await usageOf(tx, vendorId);
  const over = (Object.keys(usage) as (keyof Usage)[])
    .filter((kind) => usage[kind] > plan[kind])
    .map((kind) => `${limitText(kind, usage[kind])} of ${plan[kind].toLocaleString("en-US")}`);
  if (over.length > 0)
    throw new AppError("rule_broken", subscriptionCopy.tooMuch(plan.name, over.join(", ")));
}

type Switch = { vendorId: string; held: Held; plan: Plan };

/** A free plan begins now; a cheaper one takes over the period that is paid. */
async function switchPlan(tx: Transaction, { vendorId, held, plan }: Switch): Promise<void> {
  await assertFits(tx, vendorId, plan);
  const isFree = plan.priceCents === 0n;
  if (isFree) assertAllowed(held, "choose_free");
  await dropPending(tx, vendorId);
  const period = isFree
    ? sql`period_start = now(), period_end = now() + interval '1 month', provider = 'manual',
        provider_subscription_id = NULL, status = 'active',`
    : empty;
  await tx.$executeRaw(sql`
    UPDATE subscriptions SET plan_id = ${plan.id}, next_plan_id = NULL, ${period}
      cancel_at_period_end = false, cancelled_at = NULL, updated_at = now()
    WHERE id = ${held.id}::uuid`);
}

type Wish = { vendorId: string; planId: string; when: ChangeTime };
type Decided = { change: PlanChange; held: Held; plan: Plan };

function decide({ held, plan, when }: { held: Held; plan: Plan; when: ChangeTime }): PlanChange {
  const change = planChange({
    status: held.status,
    over: held.periodEnd <= held.now,
    plan: { id: held.planId, priceCents: Number(held.planPrice) },
    wanted: { id: plan.id, priceCents: Number(plan.priceCents) },
    when,
  });
  if (change === "same") throw new AppError("rule_broken", subscriptionCopy.same);
  if (change === "resume_first") throw new AppError("rule_broken", subscriptionCopy.resumeFirst);
  const collects = held.provider === "stripe" && held.providerSubscriptionId !== null;
  if (collects && plan.priceCents > 0n) {
    if (change === "schedule") throw new AppError("rule_broken", subscriptionCopy.onlyNow);
    // Stripe would go on to collect the old price, so a cheaper plan is bought anew as well.
    if (change === "switch") return "pay";
  }
  return change;
}

async function settle(tx: Transaction, { vendorId, planId, when }: Wish): Promise<Decided> {
  const held = await hold(tx, vendorId);
  const plan = await findPlan(tx, planId);
  const change = decide({ held, plan, when });
  if (change === "switch") await switchPlan(tx, { vendorId, held, plan });
  if (change === "schedule" || change === "unschedule") {
    const nextPlanId = change === "schedule" ? plan.id : null;
    await tx.subscription.update({ where: { id: held.id }, data: { nextPlanId }, select: { id: true } });
  }
  return { change, held, plan };
}

function orderOf(vendorId: string, { held, plan }: Decided): Order {
  const { planPrice, periodStart, periodEnd, status, now } = held;
  const paid = status === "active" ? { priceCents: Number(planPrice), periodStart, periodEnd } : null;
  return {
    vendorId,
    subscriptionId: held.id,
    plan: { ...plan, priceCents: Number(plan.priceCents) },
    amountCents: amountDue(Number(plan.priceCents), paid, now),
    email: held.email,
    customerId: held.customerId,
  };
}

/** In the background, tried until it works: a card must not be charged for what was cancelled here. */
async function tellProvider({ providerSubscriptionId }: Held): Promise<void> {
  if (providerSubscriptionId) await enqueue(renewalTask, { subscriptionId: providerSubscriptionId });
}

/**
 * Changes a vendor's plan. What costs more begins when it is paid; the answer is the address of the payment page, or
 * null where there is none. 422 when the vendor uses more than the plan allows.
 */
export async function changePlan(wish: Wish): Promise<string | null> {
  const decided = await transaction((tx) => settle(tx, wish));
  const { change, held, plan } = decided;
  log.info({ event: "plan_changed", change, planId: plan.id, vendorId: wish.vendorId });
  if (change === "pay") return providers[paymentKind()].begin(orderOf(wish.vendorId, decided));
  if (plan.id === freePlanId || change === "unschedule") await tellProvider(held);
  return null;
}

/** Cancels at the end of the period: until then the plan holds and may be kept after all. */
export async function cancelPlan(vendorId: string): Promise<void> {
  const held = await transaction(async (tx) => {
    const found = await hold(tx, vendorId);
    if (found.planPrice === 0n) throw new AppError("rule_broken", subscriptionCopy.nothingToCancel);
    assertAllowed(found, "cancel");
    await dropPending(tx, vendorId);
    await tx.$executeRaw(sql`
      UPDATE subscriptions SET status = 'cancelled', cancelled_at = now(), cancel_at_period_end = true,
        next_plan_id = NULL, updated_at = now() WHERE id = ${found.id}::uuid`);
    return found;
  });
  log.info({ event: "plan_cancelled", vendorId });
  await tellProvider(held);
}

/** Keeps a cancelled plan whose period is not over. */
export async function resumePlan(vendorId: string): Promise<void> {
  const held = await transaction(async (tx) => {
    const found = await hold(tx, vendorId);
    const onTrial = found.trialEndsAt?.getTime() === found.periodEnd.getTime();
    const action = onTrial ? "resume_trial" : "resume";
    const status = nextStatus({ status: found.status, action, role: "vendor" });
    if (!status || found.periodEnd <= found.now) {
      throw new AppError("rule_broken", subscriptionCopy.notNow);
    }
    await tx.$executeRaw(sql`
      UPDATE subscriptions SET status = ${status}::subscription_status, cancelled_at = NULL,
        cancel_at_period_end = false, updated_at = now() WHERE id = ${found.id}::uuid`);
    return found;
  });
  log.info({ event: "plan_resumed", vendorId });
  await tellProvider(held);
}
