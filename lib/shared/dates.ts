/** Days are UTC days, so that the server, every browser and every cached page say the same. */
const timeZone = "UTC";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
const shortDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone });

/** 'November 21, 2025' */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** 'Nov 21, 2025' */
export function formatShortDate(iso: string): string {
  return shortDay.format(new Date(iso));
}

/** 'November 2025' */
export function formatMonth(iso: string): string {
  return month.format(new Date(iso));
}

/** Writes moments as the days they fall on in a time zone: '2026-11-22'. */
export function daysIn(zone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  return (moment) => format.format(moment);
}

/** Gives the last second of a day, '2026-12-01', as the clocks of a time zone show it. */
export function endOfDayIn(zone: string): (day: string) => Date {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const ahead = (moment: number) => Date.parse(`${format.format(moment).replace(" ", "T")}Z`) - moment;
  return (day) => {
    const wall = Date.parse(`${day}T23:59:59Z`);
    return new Date(wall - ahead(wall - ahead(wall)));
  };
}

const minute = 60_000;
const hour = 60 * minute;
const units = [
  { name: "year", size: 365 * 24 * hour },
  { name: "month", size: 30 * 24 * hour },
  { name: "week", size: 7 * 24 * hour },
  { name: "day", size: 24 * hour },
  { name: "hour", size: hour },
  { name: "minute", size: minute },
] as const;

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** '2 days ago', 'yesterday', 'in 3 weeks', 'just now'; `now` in milliseconds. What is past is never made older. */
export function formatRelative(iso: string, now: number): string {
  const distance = new Date(iso).getTime() - now;
  const unit = units.find(({ size }) => Math.abs(distance) >= size);
  if (!unit) return "just now";
  const count = distance / unit.size;
  return relative.format(count < 0 ? Math.ceil(count) : Math.round(count), unit.name);
}
