import { addDays } from "@/lib/shared/dates";
import { weekdays } from "@/lib/vendors/rules";
import { weekdayOf } from "./rules";

export const calendarViews = ["week", "day", "list"] as const;
type CalendarView = (typeof calendarViews)[number];

const lengths: Record<CalendarView, number> = { week: 7, day: 1, list: 30 };

export type CalendarRange = { view: CalendarView; first: string; days: number };

function parseDay(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isDay && text >= "2000-01-01" && text < "2999-01-01" ? text : null;
}

/** A week begins on Monday; other views begin on the chosen day. */
export function parseCalendar(params: { view?: string; day?: string }, today: string): CalendarRange {
  const view = calendarViews.find((name) => name === params.view) ?? "week";
  const day = parseDay(params.day) ?? today;
  const first = view === "week" ? addDays(day, -weekdays.indexOf(weekdayOf(day))) : day;
  return { view, first, days: lengths[view] };
}

export function interviewsHref(view?: string, day?: string): string {
  const query = new URLSearchParams({ ...(view ? { view } : {}), ...(day ? { day } : {}) });
  return `/my-jobs/interviews${query.size > 0 ? `?${query}` : ""}`;
}
