import { addDays, createDayFormatter, createLocalTimeParser, minutesOf } from "@/lib/shared/dates";

/** Minutes after midnight in the time zone; `until` is the next day's if it isn't after `from`. */
export type QuietHours = { from: number; until: number; timeZone: string };

/** 1350 → '22:30' */
export function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function localMinutes(moment: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return minutesOf(clock.format(moment));
}

/** When the quiet hours around `now` end; null outside of them. */
export function quietEnd({ from, until, timeZone }: QuietHours, now: Date): Date | null {
  const minutes = localMinutes(now, timeZone);
  const isOvernight = from > until;
  const isQuiet = isOvernight ? minutes >= from || minutes < until : minutes >= from && minutes < until;
  if (!isQuiet) return null;
  const today = createDayFormatter(timeZone)(now);
  const day = isOvernight && minutes >= from ? addDays(today, 1) : today;
  const end = createLocalTimeParser(timeZone)(`${day}T${timeOf(until)}:00`);
  // A time that a change of clocks skips or repeats may be past.
  return end > now ? end : new Date(now.getTime() + 60_000);
}
