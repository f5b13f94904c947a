import "server-only";
import { dayOf } from "@/lib/server/days";
import { join, rows, sql, type Reader, type Transaction } from "@/lib/server/db";
import { readPoints } from "@/lib/settings/numbers.rows";
import { earningNames, refundDays, type Earning } from "./rules";

const earned = join(earningNames.map((name) => sql`${name}::reward_reason`));

/** Points that expire by `moment` and weren't spent. Spending and expiry consume the oldest points first. */
function unspentBy(userId: string, moment = sql`now()`) {
  return sql`SELECT greatest(0, coalesce(sum(points) FILTER (WHERE points > 0 AND expires_at <= ${moment}), 0)
      + coalesce(sum(points) FILTER (WHERE points < 0), 0))::int
    FROM reward_entries WHERE user_id = ${userId}::uuid`;
}

/** Locks the account until the transaction ends; call it before any read that precedes a write. */
async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(sql`INSERT INTO reward_balances (user_id) VALUES (${userId}::uuid) ON CONFLICT DO NOTHING`);
  await tx.rows(sql`SELECT 1 FROM reward_balances WHERE user_id = ${userId}::uuid FOR UPDATE`);
}

export async function settleExpiredPoints(tx: Transaction, userId: string): Promise<number> {
  await lockAccount(tx, userId);
  await tx.rows(sql`
    INSERT INTO reward_entries (id, user_id, points, reason, source, created_at)
    SELECT gen_random_uuid(), ${userId}::uuid, -points, 'expiry', gen_random_uuid()::text, clock_timestamp()
    FROM (${unspentBy(userId)}) AS expired (points) WHERE points > 0`);
  const [account] = await tx.rows<{ balance: number }>(sql`
    SELECT balance FROM reward_balances WHERE user_id = ${userId}::uuid`);
  return account?.balance ?? 0;
}

type Account = { balance: number; earnedToday: number; expiringSoon: number };

/** Excludes expired points even before they're written off. */
export async function readAccount(
  userId: string,
  soonDays: number,
  reader: Reader = { rows },
): Promise<Account> {
  const soon = sql`now() + make_interval(days => ${soonDays})`;
  const [account] = await reader.rows<Account>(sql`
    SELECT coalesce((SELECT balance FROM reward_balances WHERE user_id = ${userId}::uuid), 0)
        - (${unspentBy(userId)}) AS balance,
      (SELECT coalesce(sum(points), 0)::int FROM reward_entries
        WHERE user_id = ${userId}::uuid AND ${earnedTodayCondition}) AS "earnedToday",
      (${unspentBy(userId, soon)}) - (${unspentBy(userId)}) AS "expiringSoon"`);
  return account ?? { balance: 0, earnedToday: 0, expiringSoon: 0 };
}

const earnedTodayCondition = sql`reason IN (${earned}) AND created_at > now() - interval '26 hours'
  AND ${dayOf(sql`created_at`)} = ${dayOf()}`;

type Credit = {
  userId: string;
  reason: Earning;
  source: string;
  /** Credits all points or, for now, none: the daily limit doesn't cut one-time rewards. */
  whole?: boolean;
};

/**
 * Credits points within the daily limit; returns their number, 0 if the source was already credited or the limit is
 * reached.
 */
export async function creditPoints(
  tx: Transaction,
  { userId, reason, source, whole = false }: Credit,
): Promise<number> {
  await lockAccount(tx, userId);
  const numbers = await readPoints(tx);
  const most = numbers.points_a_day;
  const points = numbers[`points_${reason}`];
  const least = Math.max(1, whole ? Math.min(points, most) : 1);
  const [entry] = await tx.rows<{ points: number }>(sql`
    INSERT INTO reward_entries (id, user_id, points, reason, source, expires_at, created_at)
    SELECT gen_random_uuid(), ${userId}::uuid, points, ${reason}::reward_reason, ${source},
      now() + make_interval(months => ${numbers.points_months}::int), clock_timestamp()
    FROM (SELECT least(${points}::int, ${most}::int - coalesce(sum(points), 0))::int AS points
      FROM reward_entries WHERE user_id = ${userId}::uuid AND ${earnedTodayCondition}) AS room
    WHERE points >= ${least}
    ON CONFLICT (user_id, reason, source) DO NOTHING RETURNING points`);
  return entry?.points ?? 0;
}

type Expense = { userId: string; redemptionId: string; points: number; note: string };

/** Requires a locked account with enough points. */
export async function spendPoints(
  tx: Transaction,
  { userId, redemptionId, points, note }: Expense,
): Promise<void> {
  await tx.rows(sql`
    INSERT INTO reward_entries (id, user_id, points, reason, source, note, created_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${-points}, 'redemption', ${redemptionId}, ${note},
      clock_timestamp())`);
}

/** Refunds a redemption once. The points expire with the latest ones spent on it, but not before `refundDays`. */
export async function refundPoints(
  tx: Transaction,
  { userId, redemptionId, points, note }: Expense,
): Promise<void> {
  await lockAccount(tx, userId);
  await tx.rows(sql`
    WITH mine AS (SELECT * FROM reward_entries WHERE user_id = ${userId}::uuid),
    taken AS (SELECT created_at FROM mine WHERE reason = 'redemption' AND source = ${redemptionId}),
    before AS (
      SELECT expires_at, sum(points) OVER (ORDER BY expires_at NULLS LAST, created_at, id) AS reached
      FROM mine WHERE points > 0 AND created_at <= (SELECT created_at FROM taken)
    ), spent AS (SELECT -sum(points) AS points FROM mine
      WHERE points < 0 AND created_at <= (SELECT created_at FROM taken)
    ), last AS (SELECT min(expires_at) AS at FROM before WHERE reached >= (SELECT points FROM spent))
    INSERT INTO reward_entries (id, user_id, points, reason, source, note, expires_at, created_at)
    SELECT gen_random_uuid(), ${userId}::uuid, ${points}, 'refund', ${redemptionId}, ${note},
      greatest(at, now() + make_interval(days => ${refundDays})), clock_timestamp()
    FROM last WHERE EXISTS (SELECT 1 FROM taken)
    ON CONFLICT (user_id, reason, source) DO NOTHING`);
}
