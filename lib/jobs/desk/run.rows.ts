import "server-only";
import { dayAt, endOfDay } from "@/lib/server/days";
import { jobDays, mostJobDays } from "./input.rules";

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** The last day, '2026-12-01', that a job can show that was published then. */
export function lastDayOf(publishedAt: Date): string {
  return dayAt(later(publishedAt, mostJobDays));
}

/** True if a job published then has days left. */
export function isRunLeft(publishedAt: Date, now: Date): boolean {
  return endOfDay(lastDayOf(publishedAt)) > now;
}

/** End date of a renewed job: 30 days after its current end, or after now if that has passed. */
export function renewedEnd({ now, publishedAt, end }: { now: Date; publishedAt: Date; end: Date }): Date {
  return jobEnd({ now: end > now ? end : now, publishedAt, deadline: null });
}

type Run = { now: Date; publishedAt: Date; deadline: string | null };

/** When a job ends: with its deadline, or 30 days from now without one, and never after its last day. */
export function jobEnd({ now, publishedAt, deadline }: Run): Date {
  const wanted = deadline ? endOfDay(deadline) : later(now, jobDays);
  const most = endOfDay(lastDayOf(publishedAt));
  return wanted < most ? wanted : most;
}
