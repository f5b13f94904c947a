/** What a day's visits are counted by, beside their total. */
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

/** A listing, vendor or job is looked at again and again in one visit; elsewhere visits count. */
const byViews: readonly Report[] = ["page", "listing", "vendor", "job"];

/** What a report ranks its rows by, and compares. */
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

/** What can be downloaded: the days, each report, and what was searched for. */
export const downloads = ["days", ...reports, "searches", "no-results"] as const;
export type Download = (typeof downloads)[number];

export const comparisons = ["previous", "year"] as const;
export type Comparison = (typeof comparisons)[number];

/** The longest period in days. */
export const maxPeriodDays = 400;
/** How many days are shown when nobody chooses. */
export const defaultDays = 30;
/** How many rows of each report the screen shows; the download has all of them. */
export const shownRows = 100;
/** The most rows of a download: the largest of more. */
export const maxDownloadRows = 50_000;

/** Days in ISO, both included. */
export type Period = { from: string; to: string };

const dayMs = 24 * 60 * 60 * 1000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function daysOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

export function isStatisticsDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The last days up to today. */
export function lastDays(today: string, days: number): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** A period from an address; the usual one where it is none, and never longer than allowed. */
export function readPeriod({ from, to }: { from?: string; to?: string }, today: string): Period {
  const isWhole = from && to && isStatisticsDay(from) && isStatisticsDay(to) && from <= to;
  if (!isWhole || daysOf({ from, to }) > maxPeriodDays) return lastDays(today, defaultDays);
  return { from, to };
}

/** As many days to compare with: just before, or the same days 52 weeks earlier, which are the same days of the week. */
export function comparisonPeriod(period: Period, comparison: Comparison): Period {
  const back = comparison === "year" ? 364 : daysOf(period);
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) };
}

/** What is counted of visits. */
export type Numbers = {
  /** The sum of the visitors of each day: nobody is known from one day to the next. */
  visitors: number;
  visits: number;
  views: number;
  /** Visits of one view. */
  bounces: number;
  /** From the first view of each visit to its last. */
  seconds: number;
  /** Visits that saw a listing, and those of them that contacted somebody. */
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

/** Of one view, in 0 to 1; null without visits. */
export function bounceRate({ bounces, visits }: Pick<Numbers, "bounces" | "visits">): number | null {
  return visits === 0 ? null : bounces / visits;
}

/** Seconds of a visit on average; null without visits. */
export function visitSeconds({ seconds, visits }: Pick<Numbers, "seconds" | "visits">): number | null {
  return visits === 0 ? null : seconds / visits;
}

/** '2m 05s' */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}m ${String(whole % 60).padStart(2, "0")}s`;
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, "0")}m`;
}

/** '42%', and '0.4%' where whole ones would say nothing. */
export function formatShare(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 1 ? `${percent.toFixed(1)}%` : `${Math.round(percent)}%`;
}

/** By how much it changed, as a share of what was before; null where that was nothing. */
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

/** How a row of a report is called when nothing in the database names it. */
export function nameOfValue(report: Report, value: string): string {
  if (report === "page" || report === "entry" || report === "exit") return pageNames[value] ?? value;
  if (report === "referrer") return value || "Direct";
  if (report === "device") return deviceNames[value] ?? value;
  if (report === "listing" || report === "vendor" || report === "job") return "Removed";
  return value || "Unknown";
}
