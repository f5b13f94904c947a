import "server-only";
import { join, sql, type Reader, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { toCents } from "@/lib/shared/money";
import { pricesTask, type PlanId } from "@/lib/subscriptions/rules";
import {
  isPriceKey,
  keysOfPlan,
  pointKeys,
  pointsOf,
  writePrice,
  type PlanKey,
  type Points,
} from "./numbers.rules";

export async function readPoints(reader: Reader): Promise<Points> {
  return pointsOf(
    await reader.rows<{ key: string; value: string }>(sql`
      SELECT key, value #>> '{}' AS value FROM site_settings WHERE key IN (${join([...pointKeys])})`),
  );
}

const columns = {
  listings: sql`listing_limit`,
  photos: sql`photo_limit`,
  featured: sql`featured_limit`,
  ads: sql`ad_limit`,
  trial_days: sql`trial_days`,
  price: sql`price_cents`,
} as const;

function placeOf(key: PlanKey) {
  const [, plan = "", number = ""] = /^([a-z]+)_(.+)$/.exec(key) ?? [];
  return { plan, column: columns[number as keyof typeof columns] };
}

type PlanRow = { id: PlanId } & Record<keyof typeof columns, number>;

function textOf(key: PlanKey, number: number): string {
  return isPriceKey(key) ? writePrice(number) : String(number);
}

/** Stored in `plans`, where all limits are read. */
export async function readPlanNumbers(reader: Reader): Promise<{ key: PlanKey; value: string }[]> {
  const plans = await reader.rows<PlanRow>(sql`
    SELECT id, listing_limit AS listings, photo_limit AS photos, featured_limit AS featured, ad_limit AS ads, trial_days,
      price_cents AS price
    FROM plans`);
  return plans.flatMap((plan) =>
    keysOfPlan[plan.id].map((key) => {
      const number = key.slice(plan.id.length + 1) as keyof typeof columns;
      return { key, value: textOf(key, Number(plan[number])) };
    }),
  );
}

export async function lockPlanNumber(tx: Transaction, key: PlanKey): Promise<string> {
  const { plan, column } = placeOf(key);
  const [row] = await tx.rows<{ value: number }>(
    sql`SELECT ${column}::int AS value FROM plans WHERE id = ${plan} FOR NO KEY UPDATE`,
  );
  if (!row) throw new Error(`the plan ${plan} is missing`);
  return textOf(key, row.value);
}

export async function writePlanNumber(tx: Transaction, key: PlanKey, value: string): Promise<void> {
  const { plan, column } = placeOf(key);
  if (isPriceKey(key)) return writePlanPrice(tx, plan, toCents(Number(value)));
  await tx.rows(sql`UPDATE plans SET ${column} = ${value}::int, updated_at = now() WHERE id = ${plan}`);
}

/** Applies to new subscriptions, at Stripe too; existing subscribers are emailed first. */
async function writePlanPrice(tx: Transaction, plan: string, cents: number): Promise<void> {
  await tx.rows(sql`
    UPDATE plans SET price_cents = ${cents}, stripe_price_id = NULL, updated_at = now() WHERE id = ${plan}`);
  await enqueueIn(tx, pricesTask, {});
}
