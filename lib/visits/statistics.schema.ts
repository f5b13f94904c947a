import { z } from "zod";
import { comparisons, daysOf, downloads, isStatisticsDay, maxPeriodDays, reports } from "./statistics.rules";

const daySchema = z.string().refine(isStatisticsDay, "Write a day as 2026-11-23.");
const period = { from: daySchema, to: daySchema };

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
  .object({ ...period, compare: z.enum(comparisons).default("previous") })
  .superRefine(checkPeriod);

export const statisticsDownloadSchema = z
  .object({ ...period, report: z.enum(downloads) })
  .superRefine(checkPeriod);

const count = z.number().int().min(0);
const numbers = {
  visitors: count,
  visits: count,
  views: count,
  bounces: count,
  seconds: count,
  listings: count,
  contacts: count,
};
const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

const rowSchema = z.object({
  value: z.string(),
  /** What it is called; the page of a listing, vendor or job that has one. */
  name: z.string(),
  href: z.string().nullable(),
  ...numbers,
  /** Views or visits, whichever the report ranks by, in the period compared with. */
  before: count,
});

const termSchema = z.object({
  term: z.string(),
  searches: count,
  /** Those that found nothing. */
  zeroResults: count,
  searchesBefore: count,
});

export const statisticsSchema = z.object({
  period: periodSchema,
  before: periodSchema,
  compare: z.enum(comparisons),
  total: z.object(numbers),
  totalBefore: z.object(numbers),
  /** Every day of the period, and in the same order those compared with. */
  days: z.array(z.object({ day: z.iso.date(), ...numbers })),
  daysBefore: z.array(z.object({ day: z.iso.date(), ...numbers })),
  /** The rows with the most visits, or views where views are what is counted. */
  reports: z.record(z.enum(reports), z.array(rowSchema)),
  searches: z.object({
    found: z.array(termSchema),
    missed: z.array(termSchema),
    total: count,
    missedTotal: count,
  }),
  /** When visits were added up last; null before the first. */
  updatedAt: z.iso.datetime().nullable(),
});

export const liveVisitorsSchema = z.object({
  visitors: count,
  /** Where they are, the fullest first. */
  pages: z.array(z.object({ path: z.string(), visitors: count })),
});
