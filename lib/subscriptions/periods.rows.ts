import "server-only";
import { sql } from "@/lib/server/db";
import { graceDays } from "./rules";

/** End of subscription `s`'s grace period, which is full even if the task that starts it ran late. */
export const graceEnd = sql`greatest(s.period_end, s.past_due_at) + make_interval(days => ${graceDays}::int)`;

export const graceEndIfDue = sql`CASE WHEN s.status = 'past_due' THEN ${graceEnd} END`;

/** True in a trial, also a canceled one, whose days are free until its end. */
export const isTrial = sql`(s.status = 'trialing' OR (s.status = 'cancelled' AND s.trial_ends_at = s.period_end))`;

/** Renewal day of subscription `s`; after a trial, the day on which it ends. */
export const anchorDay = sql`coalesce(s.anchor_day,
  extract(day FROM CASE WHEN ${isTrial} THEN s.period_end ELSE s.period_start END)::smallint)`;

const aMonthOn = sql`(s.period_end + interval '1 month')`;

/** End of the next period of subscription `s`; returns to the renewal day after a short month. */
export const nextPeriodEnd = sql`(${aMonthOn} + make_interval(days => CASE
  WHEN extract(month FROM s.period_end + interval '1 day') = extract(month FROM s.period_end) THEN 0
  ELSE greatest(0, least(${anchorDay}, extract(day FROM date_trunc('month', ${aMonthOn}) + interval '1 month - 1 day'))
    - extract(day FROM ${aMonthOn})) END::int))`;
