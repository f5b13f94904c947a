import { dealCopy } from "@/lib/messages/deal.copy";
import { maxViewingDays } from "@/lib/messages/deal.rules";
import { createDayFormatter, createLocalTimeParser } from "@/lib/shared/dates";

const pad = (count: number) => String(count).padStart(2, "0");

export const viewingTimes: readonly { value: string; label: string }[] = Array.from(
  { length: 29 },
  (_, at) => {
    const minutes = 7 * 60 + at * 30;
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    const label = `${hour % 12 === 0 ? 12 : hour % 12}:${pad(minute)} ${hour < 12 ? "AM" : "PM"}`;
    return { value: `${pad(hour)}:${pad(minute)}`, label };
  },
);

/** Day in a time zone as an input value: '2026-11-28'. */
export function inputDay(moment: number, timeZone: string): string {
  return createDayFormatter(timeZone)(new Date(moment));
}

/** Converts a day and time in a time zone to ISO; null if either is missing or invalid. */
export function parseViewingTime(day: string, time: string, timeZone: string): string | null {
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}:00Z`))) return null;
  return createLocalTimeParser(timeZone)(`${day}T${time}:00`).toISOString();
}

export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function validateViewingTime(startsAt: string | null, now: number): string | undefined {
  if (!startsAt) return dealCopy.chooseTime;
  const time = Date.parse(startsAt);
  if (time <= now) return dealCopy.timePassed;
  return time > now + maxViewingDays * 86_400_000 ? dealCopy.timeTooFar : undefined;
}
