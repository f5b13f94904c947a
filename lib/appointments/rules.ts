import { addDays, createDayFormatter, createLocalTimeParser, minutesOf } from "@/lib/shared/dates";
import { weekdays, type Weekday } from "@/lib/vendors/rules";

export const durationLimits = { min: 10, max: 480 };
export const maxBufferMinutes = 240;
export const maxNoticeHours = 336;
export const maxHorizonDays = 90;
export const maxSpansPerDay = 6;
export const maxExceptions = 60;
export const maxSlotDays = 7;

export type Span = { from: string; to: string };

export type OpenHours = {
  weekly: Partial<Record<Weekday, Span[]>>;
  exceptions: { day: string; spans: Span[] }[];
  durationMinutes: number;
  bufferMinutes: number;
  noticeHours: number;
  horizonDays: number;
  autoConfirm: boolean;
};

export const defaultHours: OpenHours = {
  weekly: {},
  exceptions: [],
  durationMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 24,
  horizonDays: 30,
  autoConfirm: false,
};

export type BusyPeriod = { start: Date; end: Date };

const minute = 60_000;

export function weekdayOf(day: string): Weekday {
  // `weekdays` begins on Monday.
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;
}

export function isOpen({ weekly, exceptions }: Pick<OpenHours, "weekly" | "exceptions">): boolean {
  return (
    Object.values(weekly).some(({ length }) => length > 0) || exceptions.some(({ spans }) => spans.length > 0)
  );
}

function spansOf({ weekly, exceptions }: OpenHours, day: string): readonly Span[] {
  return exceptions.find((exception) => exception.day === day)?.spans ?? weekly[weekdayOf(day)] ?? [];
}

type Calendar = {
  hours: OpenHours;
  timeZone: string;
  now: Date;
  busy: readonly BusyPeriod[];
  awayUntil?: Date | null;
};

export function createSlotFinder({
  hours,
  timeZone,
  now,
  busy,
  awayUntil,
}: Calendar): (day: string) => Date[] {
  const parse = createLocalTimeParser(timeZone);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  const dayOf = createDayFormatter(timeZone);
  const duration = hours.durationMinutes * minute;
  const taken = (hours.durationMinutes + hours.bufferMinutes) * minute;
  const earliest = Math.max(now.getTime() + hours.noticeHours * 60 * minute, awayUntil?.getTime() ?? 0);
  const lastDay = addDays(dayOf(now), hours.horizonDays);

  function momentOf(day: string, minutes: number): Date | null {
    if (minutes === 1440) return momentOf(addDays(day, 1), 0);
    const time = new Date(minutes * minute).toISOString().slice(11, 16);
    const moment = parse(`${day}T${time}:00`);
    // The clocks skip this time.
    return clock.format(moment) === time ? moment : null;
  }

  return (day) => {
    if (day > lastDay) return [];
    const found: Date[] = [];
    let free = 0;
    for (const { from, to } of spansOf(hours, day)) {
      const closing = momentOf(day, minutesOf(to))?.getTime() ?? Infinity;
      for (let at = minutesOf(from); at < minutesOf(to); at += hours.durationMinutes + hours.bufferMinutes) {
        const moment = momentOf(day, at);
        const start = moment?.getTime() ?? 0;
        if (!moment || start < earliest || start < free || start + duration > closing) continue;
        if (busy.some((one) => one.start.getTime() < start + taken && one.end.getTime() > start)) continue;
        found.push(moment);
        free = start + taken;
      }
    }
    return found;
  };
}
