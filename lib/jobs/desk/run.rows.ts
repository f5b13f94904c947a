import "server-only";
import { formatDay, endOfDay } from "@/lib/server/days";
import { defaultJobDays, maxJobDays } from "./input.rules";

const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

export function lastAllowedDay(publishedAt: Date): string {
  return formatDay(addDays(publishedAt, maxJobDays));
}

export function hasDaysLeft(publishedAt: Date, now: Date): boolean {
  return endOfDay(lastAllowedDay(publishedAt)) > now;
}

export function renewedEnd({ now, publishedAt, end }: { now: Date; publishedAt: Date; end: Date }): Date {
  return jobEnd({ now: end > now ? end : now, publishedAt, deadline: null });
}

type JobRun = { now: Date; publishedAt: Date; deadline: string | null };

/** End of the deadline's day, or 30 days from now without one; never after the last allowed day. */
export function jobEnd({ now, publishedAt, deadline }: JobRun): Date {
  const requestedEnd = deadline ? endOfDay(deadline) : addDays(now, defaultJobDays);
  const most = endOfDay(lastAllowedDay(publishedAt));
  return requestedEnd < most ? requestedEnd : most;
}
