import { z } from "zod";
import { comparisons, daysOf, downloads, isStatisticsDay, maxPeriodDays, reports } from "./statistics.rules";

const daySchema = z.string().refine(isStatisticsDay, "Write a day as 2026-11-23.");
const period = {
  from: daySchema.describe("First day of the period"),
  to: daySchema.describe("Last day of the period"),
};

function checkPeriod(
  { from, to }: { from: string; to: string },
  context: { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void },
): void {
  if (!isStatisticsDay(from) || !isStatisticsDay(to)) return;
  const issue = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (from > to) issue("to", "Choose an end on or after the start.");
  else if (daysOf({ from, to }) > maxPeriodDays) issue("from", `Choose at most ${maxPeriodDays} days.`);
}

export const statisticsQuerySchema = z
  .object({ ...period, compare: z.enum(comparisons).default("previous").describe("Period to compare with") })
  .superRefine(checkPeriod);

export const statisticsDownloadSchema = z
  .object({ ...period, report: z.enum(downloads).describe("Report to download") })
  .superRefine(checkPeriod);

const count = z.number().int().min(0);
const numbers = {
  visitors: count.describe("Number of visitors"),
  visits: count.describe("Number of visits"),
  views: count.describe("Number of page views"),
  bounces: count.describe("Number of visits with one page view"),
  seconds: count.describe("Total length of the visits in seconds"),
  listings: count.describe("Number of listings"),
  contacts: count.describe("Number of revealed phone numbers"),
};
const periodSchema = z
  .object({
    from: z.iso.date().describe("First day of the period"),
    to: z.iso.date().describe("Last day of the period"),
  })
  .meta({ id: "StatisticsPeriod" });

const rowSchema = z
  .object({
    value: z.string().describe("Value of the row"),
    name: z.string().describe("Name of the row"),
    href: z.string().nullable().describe("Path of its page; null if there is none"),
    ...numbers,
    before: count.describe("Views or visits in the compared period, whichever the report ranks by"),
  })
  .meta({ id: "StatisticsRow" });

const termSchema = z
  .object({
    term: z.string().describe("Search text"),
    searches: count.describe("Number of searches"),
    zeroResults: count.describe("Number of searches without results"),
    searchesBefore: count.describe("Number of searches in the compared period"),
  })
  .meta({ id: "StatisticsTerm" });

export const statisticsSchema = z
  .object({
    period: periodSchema.describe("The period"),
    before: periodSchema.describe("The compared period"),
    compare: z.enum(comparisons).describe("Kind of comparison"),
    total: z.object(numbers).describe("Numbers of the period"),
    totalBefore: z.object(numbers).describe("Numbers of the compared period"),
    days: z
      .array(z.object({ day: z.iso.date().describe("Day as YYYY-MM-DD"), ...numbers }))
      .describe("Numbers for each day of the period"),
    daysBefore: z
      .array(z.object({ day: z.iso.date().describe("Day as YYYY-MM-DD"), ...numbers }))
      .describe("Numbers for each day of the compared period, in the same order"),
    reports: z
      .record(z.enum(reports), z.array(rowSchema))
      .describe("Rows with the most visits or views, by report"),
    searches: z
      .object({
        found: z.array(termSchema).describe("Most frequent searches"),
        missed: z.array(termSchema).describe("Most frequent searches without results"),
        total: count.describe("Number of searches"),
        missedTotal: count.describe("Number of searches without results"),
      })
      .describe("Search texts"),
    updatedAt: z.iso
      .datetime()
      .nullable()
      .describe("Time at which visits were last added up; null before the first"),
  })
  .meta({ id: "Statistics" });

export const liveVisitorsSchema = z
  .object({
    visitors: count.describe("Number of visitors"),
    pages: z
      .array(
        z.object({
          path: z.string().describe("Path of the page"),
          visitors: count.describe("Number of visitors"),
        }),
      )
      .describe("Visited pages, most visitors first"),
  })
  .meta({ id: "LiveVisitors" });
