import "server-only";
import { formatDay, endOfDay } from "@/lib/server/days";
import { defaultJobDays, maxJobDays } from "./input.rules";

const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** The last day, '2026-12-01', that a job can show that was published then. */
export function lastAllowedDay(publishedAt: Date): string {
  return formatDay(addDays(publishedAt, maxJobDays));
}

/** True if a job published then has days left. */
export function hasDaysLeft(publishedAt: Date, now: Date): boolean {
  return endOfDay(lastAllowedDay(publishedAt)) > now;
}

/** End date of a renewed job: 30 days after its current end, or after now if that has passed. */
export function renewedEnd({ now, publishedAt, end }: { now: Date; publishedAt: Date; end: Date }): Date {
  return jobEnd({ now: end > now ? end : now, publishedAt, deadline: null });
}

type Run = { now: Date; publishedAt: Date; deadline: string | null };

/** When a job ends: with its deadline, or 30 days from now without one, and never after its last day. */
export function jobEnd({ now, publishedAt, deadline }: Run): Date {
  const wanted = deadline ? endOfDay(deadline) : addDays(now, defaultJobDays);
  const most = endOfDay(lastAllowedDay(publishedAt));
  return wanted < most ? wanted : most;
}
