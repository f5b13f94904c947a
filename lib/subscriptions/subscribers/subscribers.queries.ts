import "server-only";
import { join, raw, rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { fromCents } from "@/lib/shared/money";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfVendor, type Name } from "@/lib/users/name-search.rows";
import { graceEndIfDue } from "@/lib/subscriptions/periods.rows";
import { subscriptionCountCap, subscriptionStatuses } from "@/lib/subscriptions/rules";
import type { SubscriberCounts, SubscriberDto, SubscriberQuery } from "./subscribers.contract";

type Moments = {
  trialEndsAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  graceEnd: Date | null;
  createdAt: Date;
};
type Row = Omit<SubscriberDto, "price" | "nextPrice" | keyof Moments> &
  Moments & { priceCents: number; nextPriceCents: number | null };

const columns = sql`s.id, s.vendor_id AS "vendorId", v.business_name AS "businessName", u.email,
  u.status = 'deleted' AS closed, s.plan_id AS "planId", p.name AS "planName", s.status, s.provider,
  s.price_cents AS "priceCents", s.trial_ends_at AS "trialEndsAt", s.period_start AS "periodStart",
  s.period_end AS "periodEnd", ${graceEndIfDue} AS "graceEnd", s.cancel_at_period_end AS "cancelAtPeriodEnd", s.next_plan_id AS "nextPlanId",
  n.name AS "nextPlanName", coalesce(s.price_mail_cents, s.next_price_cents) AS "nextPriceCents",
  s.price_mail_cents IS NOT NULL AS "priceMailWaits", s.created_at AS "createdAt"`;

const people = sql`subscriptions s JOIN vendors v ON v.id = s.vendor_id JOIN users u ON u.id = v.user_id`;

function toSubscriber({ priceCents, nextPriceCents, ...row }: Row): SubscriberDto {
  return {
    ...row,
    price: fromCents(priceCents),
    nextPrice: nextPriceCents === null ? null : fromCents(nextPriceCents),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    graceEnd: row.graceEnd?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function conditionsOf({ plan, status }: Pick<SubscriberQuery, "plan" | "status">, name: Name | null = null) {
  return allOf([
    ...(plan ? [sql`s.plan_id = ${plan}`] : []),
    ...(status ? [sql`s.status = ${status}::subscription_status`] : []),
    ...(name ? [isOfVendor(sql`s.vendor_id`, name)] : []),
  ]);
}

export async function listSubscribers(query: SubscriberQuery): Promise<Page<SubscriberDto>> {
  const { limit, cursor } = query;
  const where = conditionsOf(query, query.search ? await readName(query.search) : null);
  const after = afterTimeCursor({ columns: sql`s.created_at, s.id`, first: "newest", cursor });
  const [found, [total]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM ${people} JOIN plans p ON p.id = s.plan_id LEFT JOIN plans n ON n.id = s.next_plan_id
      WHERE ${where} AND ${after} ORDER BY s.created_at DESC, s.id DESC LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(subscriptionCountCap, sql`FROM subscriptions s WHERE ${where}`)),
  ]);
  const placeOf = ({ createdAt, id }: Row) => [createdAt, id];
  return toPage({ found, limit, toItem: toSubscriber, placeOf }, total);
}

export async function countSubscribers({ plan }: Pick<SubscriberQuery, "plan">): Promise<SubscriberCounts> {
  const names = ["all", ...subscriptionStatuses] as const;
  const found = await rows<CappedTotal & { name: keyof SubscriberCounts }>(
    join(
      names.map((name) => {
        const where = conditionsOf({ plan, status: name === "all" ? undefined : name });
        const counted = countUpTo(subscriptionCountCap, sql`FROM subscriptions s WHERE ${where}`);
        return sql`SELECT ${raw(`'${name}'`)} AS name, total, capped FROM (${counted}) ${raw(`"${name}"`)}`;
      }),
      " UNION ALL ",
    ),
  );
  const counts = found.map(({ name, total, capped }) => [name, { count: total, capped }] as const);
  return Object.fromEntries(counts) as SubscriberCounts;
}
