import { addDays } from "@/lib/shared/dates";

export const reports = [
  "page",
  "entry",
  "exit",
  "listing",
  "vendor",
  "job",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "device",
  "browser",
  "system",
] as const;
export type Report = (typeof reports)[number];

/** Ranked by views, because one visit often opens the same item repeatedly; other reports rank by visits. */
const byViews: readonly Report[] = ["page", "listing", "vendor", "job"];

export function rankOf(report: Report): "views" | "visits" {
  return byViews.includes(report) ? "views" : "visits";
}

export const reportNames: Record<Report, string> = {
  page: "Pages",
  entry: "Entry pages",
  exit: "Exit pages",
  listing: "Listings",
  vendor: "Vendors",
  job: "Jobs",
  referrer: "Referrers",
  utm_source: "Campaign sources",
  utm_medium: "Campaign media",
  utm_campaign: "Campaigns",
  device: "Devices",
  browser: "Browsers",
  system: "Operating systems",
};

export const downloads = ["days", ...reports, "searches", "no-results"] as const;
export type Download = (typeof downloads)[number];

export const comparisons = ["previous", "year"] as const;
export type Comparison = (typeof comparisons)[number];

export const maxPeriodDays = 400;
export const defaultDays = 30;
export const shownRows = 100;
export const maxDownloadRows = 50_000;

/** ISO dates, both inclusive. */
export type Period = { from: string; to: string };

const dayMs = 24 * 60 * 60 * 1000;

export function daysOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

export function isStatisticsDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export function lastDays(today: string, days: number): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** Falls back to the default period if the input is invalid or too long. */
export function readPeriod({ from, to }: { from?: string; to?: string }, today: string): Period {
  const isWhole = from && to && isStatisticsDay(from) && isStatisticsDay(to) && from <= to;
  if (!isWhole || daysOf({ from, to }) > maxPeriodDays) return lastDays(today, defaultDays);
  return { from, to };
}

/** The preceding period of equal length, or the same weekdays 52 weeks earlier. */
export function comparisonPeriod(period: Period, comparison: Comparison): Period {
  const back = comparison === "year" ? 364 : daysOf(period);
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

export type Numbers = {
  /** Sum of daily visitors, because nobody is recognized across days. */
  visitors: number;
  visits: number;
  views: number;
  bounces: number;
  seconds: number;
  /** Visits with a listing view; `contacts` are those that led to a contact. */
  listings: number;
  contacts: number;
};

export const noNumbers: Numbers = {
  visitors: 0,
  visits: 0,
  views: 0,
  bounces: 0,
  seconds: 0,
  listings: 0,
  contacts: 0,
};

export function sumNumbers(rows: readonly Numbers[]): Numbers {
  const total = { ...noNumbers };
  for (const row of rows) {
    for (const name of Object.keys(total) as (keyof Numbers)[]) total[name] += row[name];
  }
  return total;
}

export function bounceRate({ bounces, visits }: Pick<Numbers, "bounces" | "visits">): number | null {
  return visits === 0 ? null : bounces / visits;
}

export function visitSeconds({ seconds, visits }: Pick<Numbers, "seconds" | "visits">): number | null {
  return visits === 0 ? null : seconds / visits;
}

export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}m ${String(whole % 60).padStart(2, "0")}s`;
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, "0")}m`;
}

export function formatShare(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 1 ? `${percent.toFixed(1)}%` : `${Math.round(percent)}%`;
}

export function relativeChange(now: number | null, before: number | null): number | null {
  return now === null || !before ? null : (now - before) / before;
}

const pageNames: Record<string, string> = {
  "/": "Home",
  "/listings/:id": "All listing pages",
  "/vendor/:id": "All vendor pages",
  "/jobs/:id": "All job pages",
};

const deviceNames: Record<string, string> = { desktop: "Desktop", mobile: "Mobile", tablet: "Tablet" };

export function nameOfValue(report: Report, value: string): string {
  if (report === "page" || report === "entry" || report === "exit") return pageNames[value] ?? value;
  if (report === "referrer") return value || "Direct";
  if (report === "device") return deviceNames[value] ?? value;
  if (report === "listing" || report === "vendor" || report === "job") return "Removed";
  return value || "Unknown";
}
