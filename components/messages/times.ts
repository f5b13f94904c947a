export type Clock = {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
};

const day = 24 * 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${options.timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  formats.set(key, known);
  return known;
}

/** '3:04 PM' */
export function clockTime(iso: string, timeZone: string): string {
  return format("clock", { hour: "numeric", minute: "2-digit", timeZone }).format(new Date(iso));
}

/** 'Sunday, November 22, 2026 at 3:04 PM' */
export function exactTime(iso: string, timeZone: string): string {
  return format("exact", { dateStyle: "full", timeStyle: "short", timeZone }).format(new Date(iso));
}

/** Calendar day in a time zone, for comparison: '11/22/26'. */
export function dayOf(iso: string | number, timeZone: string): string {
  return format("day", { dateStyle: "short", timeZone }).format(new Date(iso));
}

/** 'Today', 'Yesterday', 'Monday' within the last week, 'November 3', 'November 3, 2025'. */
export function dayName(iso: string, { now, timeZone }: Clock): string {
  const targetDay = dayOf(iso, timeZone);
  if (targetDay === dayOf(now, timeZone)) return "Today";
  if (targetDay === dayOf(now - day, timeZone)) return "Yesterday";
  const date = new Date(iso);
  if (date.getTime() > now - 6 * day && date.getTime() < now) {
    return format("weekday", { weekday: "long", timeZone }).format(date);
  }
  const year = (moment: Date) => format("year", { year: "numeric", timeZone }).format(moment);
  const sameYear = year(date) === year(new Date(now));
  const name = sameYear ? "date" : "full date";
  return format(name, {
    month: "long",
    day: "numeric",
    ...(sameYear ? {} : { year: "numeric" }),
    timeZone,
  }).format(date);
}

export function shortTime(iso: string, clock: Clock): string {
  const { timeZone } = clock;
  const name = dayName(iso, clock);
  if (name === "Today") return clockTime(iso, timeZone);
  if (!/\d/.test(name)) return name;
  const date = new Date(iso);
  if (/, /.test(name)) return format("short", { dateStyle: "short", timeZone }).format(date);
  return format("short date", { month: "short", day: "numeric", timeZone }).format(date);
}
