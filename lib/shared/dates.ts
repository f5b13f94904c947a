import { formatNumber } from "./numbers";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** UTC days, so that the server, every browser, and cached pages agree; without `Intl`, which is slow on first use. */
function utcDateParts(iso: string): { month: string; day: number; year: number } {
  const date = new Date(iso);
  return { month: months[date.getUTCMonth()] ?? "", day: date.getUTCDate(), year: date.getUTCFullYear() };
}

/** 'November 21, 2025' */
export function formatDate(iso: string): string {
  const { month, day, year } = utcDateParts(iso);
  return `${month} ${day}, ${year}`;
}

/** 'Nov 21, 2025' */
export function formatShortDate(iso: string): string {
  const { month, day, year } = utcDateParts(iso);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** 'November 2025' */
export function formatMonth(iso: string): string {
  const { month, year } = utcDateParts(iso);
  return `${month} ${year}`;
}

/** Formats times as days in a time zone: '2026-11-22'. */
export function createDayFormatter(zone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  return (moment) => format.format(moment);
}

/** Converts local time in a time zone ('2026-12-01T10:00:00') to a Date. */
export function createLocalTimeParser(zone: string): (wallClock: string) => Date {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const ahead = (moment: number) => Date.parse(`${format.format(moment).replace(" ", "T")}Z`) - moment;
  return (wallClock) => {
    const wall = Date.parse(`${wallClock}Z`);
    return new Date(wall - ahead(wall - ahead(wall)));
  };
}

export function endOfDayIn(zone: string): (day: string) => Date {
  const moment = createLocalTimeParser(zone);
  return (day) => moment(`${day}T23:59:59`);
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

const adjacentNames: Record<string, readonly [string, string]> = {
  year: ["last year", "next year"],
  month: ["last month", "next month"],
  week: ["last week", "next week"],
  day: ["yesterday", "tomorrow"],
};

/**
 * Examples: '2 days ago', 'yesterday', 'in 3 weeks', 'just now'. `now` is in milliseconds; past times are rounded down.
 */
export function formatRelative(iso: string, now: number): string {
  const distance = new Date(iso).getTime() - now;
  const unit = units.find(({ size }) => Math.abs(distance) >= size);
  if (!unit) return "just now";
  const isPast = distance < 0;
  const size = Math.abs(distance) / unit.size;
  const count = isPast ? Math.floor(size) : Math.round(size);
  const neighbor = adjacentNames[unit.name];
  if (count === 1 && neighbor) return neighbor[isPast ? 0 : 1];
  const time = `${formatNumber(count)} ${unit.name}${count === 1 ? "" : "s"}`;
  return isPast ? `${time} ago` : `in ${time}`;
}

/** Minutes since midnight; 24:00 is 1,440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** '2026-12-31' + 1 → '2027-01-01' */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
