import "server-only";
import { join, rows, sql, type Reader } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { fromCents } from "@/lib/shared/money";
import type { PaymentDto, PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import { graceEndIfDue } from "@/lib/subscriptions/periods.rows";
import { paymentOf, type StoredPayment } from "@/lib/subscriptions/payments/payments.rules";
import {
  closedListingStatuses,
  countedAdStatuses,
  daysLeft,
  freePlanId,
  type Limits,
  type SubscriptionStatus,
} from "@/lib/subscriptions/rules";

function livePlanOf(vendorId: string) {
  return sql`coalesce((SELECT plan_id FROM live_plans WHERE vendor_id = ${vendorId}::uuid), ${freePlanId})`;
}

const limitColumns = sql`listing_limit AS listings, photo_limit AS photos, featured_limit AS featured, ad_limit AS ads`;

/**
 * Limits by the database clock; those of the free plan without a live subscription. Pass the transaction that has the
 * vendor locked if the limits are compared with counts.
 */
export async function limitsOf(reader: Reader, vendorId: string): Promise<Limits> {
  const [limits] = await reader.rows<Limits>(
    sql`SELECT ${limitColumns} FROM plans WHERE id = ${livePlanOf(vendorId)}`,
  );
  if (!limits) throw new Error(`the plan ${freePlanId} is missing`);
  return limits;
}

export type Usage = { listings: number; featured: number; ads: number };

export async function usageOf(reader: Reader, vendorId: string): Promise<Usage> {
  const vendor = sql`${vendorId}::uuid`;
  const [usage] = await reader.rows<Usage>(sql`
    SELECT count(*) FILTER (WHERE status::text NOT IN (${join([...closedListingStatuses])}))::int AS listings,
      count(*) FILTER (WHERE featured_at IS NOT NULL AND featured_until IS NULL)::int AS featured,
      (SELECT count(*)::int FROM advertisements
        WHERE vendor_id = ${vendor} AND status::text IN (${join([...countedAdStatuses])})) AS ads
    FROM listings WHERE vendor_id = ${vendor}`);
  return usage ?? { listings: 0, featured: 0, ads: 0 };
}

type PlanRow = Omit<PlanDto, "price"> & { priceCents: number };

export async function listPlans(): Promise<PlanDto[]> {
  const found = await rows<PlanRow>(sql`
    SELECT id, name, description, price_cents AS "priceCents", ${limitColumns}
    FROM plans WHERE active ORDER BY position, id`);
  return found.map(({ priceCents, ...plan }) => ({ ...plan, price: fromCents(priceCents) }));
}

const maxUnpaidShown = 24;

type PaymentRow = Omit<PaymentDto, "amount" | "refunded" | keyof StoredPayment> & StoredPayment;

async function listPayments(vendorId: string): Promise<PaymentDto[]> {
  const found = await rows<PaymentRow>(sql`
    SELECT y.id, p.name AS "planName", y.amount_cents AS "amountCents", y.refunded_cents AS "refundedCents", y.status, y.provider,
      y.period_start AS "periodStart", y.period_end AS "periodEnd", y.paid_at AS "paidAt", y.created_at AS "createdAt"
    FROM payments y JOIN plans p ON p.id = y.plan_id WHERE y.vendor_id = ${vendorId}::uuid
      AND (y.paid_at IS NOT NULL OR y.id IN (
        SELECT id FROM payments WHERE vendor_id = ${vendorId}::uuid AND paid_at IS NULL
        ORDER BY created_at DESC, id DESC LIMIT ${maxUnpaidShown}::int))
    ORDER BY y.created_at DESC, y.id DESC`);
  return found.map(paymentOf);
}

type SubscriptionState = {
  livePlanId: string;
  chosenPlanId: string;
  status: SubscriptionStatus;
  price: number;
  nextPlanId: string | null;
  nextPrice: number | null;
  collected: boolean;
  trialEndsAt: Date | null;
  periodEnd: Date;
  graceEnd: Date | null;
  now: Date;
};

async function readState(vendorId: string): Promise<SubscriptionState> {
  const [row] = await rows<SubscriptionState>(sql`
    SELECT ${livePlanOf(vendorId)} AS "livePlanId", coalesce(s.plan_id, ${freePlanId}) AS "chosenPlanId",
      coalesce(s.status::text, 'active') AS status, s.next_plan_id AS "nextPlanId",
      coalesce(s.price_cents, (SELECT price_cents FROM plans WHERE id = ${freePlanId})) AS price,
      coalesce(s.price_mail_cents, s.next_price_cents) AS "nextPrice", s.trial_ends_at AS "trialEndsAt",
      s.provider = 'stripe' AND s.provider_subscription_id IS NOT NULL IS TRUE AS collected,
      coalesce(s.period_end, now() + interval '1 month') AS "periodEnd", ${graceEndIfDue} AS "graceEnd", now() AS now
    FROM vendors v LEFT JOIN subscriptions s ON s.vendor_id = v.id WHERE v.id = ${vendorId}::uuid`);
  if (!row) throw new Error("the vendor is missing");
  return row;
}

export function paymentKind(): "manual" | "stripe" {
  return env.STRIPE_SECRET_KEY ? "stripe" : "manual";
}

export async function readSubscription(vendorId: string): Promise<SubscriptionDto> {
  const [state, plans, usage, payments] = await Promise.all([
    readState(vendorId),
    listPlans(),
    usageOf({ rows }, vendorId),
    listPayments(vendorId),
  ]);
  const { livePlanId, chosenPlanId, status, nextPlanId, trialEndsAt, periodEnd, now } = state;
  const live = plans.find(({ id }) => id === livePlanId) ?? plans[0];
  if (!live) throw new Error(`the plan ${freePlanId} is missing`);
  return {
    plan: livePlanId === chosenPlanId ? { ...live, price: fromCents(state.price) } : live,
    nextPrice: state.nextPrice === null ? null : fromCents(state.nextPrice),
    chosenPlanId,
    status,
    trialDaysLeft: status === "trialing" && trialEndsAt ? daysLeft(trialEndsAt, now) : null,
    periodEnd: periodEnd.toISOString(),
    graceEnd: state.graceEnd?.toISOString() ?? null,
    over: periodEnd <= now,
    nextPlanId,
    payment: paymentKind(),
    collected: state.collected,
    usage,
    plans,
    payments,
  };
}
