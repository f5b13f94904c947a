import { z } from "zod";
import { maxPlaceLength } from "@/lib/places/rules";
import { withinQuery } from "@/lib/places/schema";
import { cursorId, cursorInt4, cursorInt8, cursorTime } from "@/lib/shared/cursor-schema";
import { queryNumber } from "@/lib/shared/number-schema";
import { pageQuery } from "@/lib/shared/page-query";
import {
  applyMethods,
  companyKeyForm,
  employmentTypes,
  jobCategories,
  jobPageSize,
  jobSorts,
  jobStatuses,
  maxJobPageSize,
  maxJobSearchLength,
  relevance,
  salaryUnits,
  workplaces,
} from "./rules";
import { isJobSubcategory } from "./parts.rules";

const companyKeySchema = z.string().regex(companyKeyForm, "Unknown company");

export const jobFilterSchema = z.object({
  search: z
    .string()
    .trim()
    .max(maxJobSearchLength, `Search with at most ${maxJobSearchLength} characters`)
    .optional(),
  /** Takes every word of the search as it stands. */
  literal: z.literal("1").optional(),
  category: z.enum(jobCategories, "Unknown job category").optional(),
  /** A part of a category: healthcare/nursing. */
  subcategory: z.string().refine(isJobSubcategory, "Unknown subcategory").optional(),
  /** The `companyKey` of a job: that company's jobs. */
  company: companyKeySchema.optional(),
  employmentType: z.enum(employmentTypes, "Unknown employment type").optional(),
  workplace: z.enum(workplaces, "Unknown workplace").optional(),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, "Use the two-letter code of a state")
    .transform((code) => code.toUpperCase())
    .optional(),
  /** Dollars a full-time year; salaries of other units are counted up to one. */
  minSalary: queryNumber(
    z
      .number("Enter a salary")
      .min(0, "A salary can’t be negative")
      .max(1_000_000_000, "This salary is too high"),
  ).optional(),
  /** Days since it was posted. */
  postedWithin: queryNumber(z.number("Enter days").int("Enter days").min(1).max(90)).optional(),
  /** An id of GET /api/places, a ZIP code or 'Austin, TX'. */
  place: z.string().trim().max(maxPlaceLength).optional(),
  /** Miles around the place; 0 is the place alone. */
  within: withinQuery.optional(),
  /**
   * Without one: by relevance where there are words to look for, else the newest first. `distance` needs a place and how far
   * around it.
   */
  sort: z.enum([...jobSorts, relevance], "Unknown sort").optional(),
  ...pageQuery({ size: jobPageSize, max: maxJobPageSize }),
});

/** A job as lists and cards carry it: dollars, ISO dates, `status` expired as soon as its time is over. */
export const jobSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  logoUrl: z.string().nullable(),
  category: z.string(),
  /** The path of a part of the category; empty where it has none. */
  subcategory: z.string(),
  employmentType: z.enum(employmentTypes),
  workplace: z.enum(workplaces),
  location: z.string(),
  state: z.string().nullable(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  salaryUnit: z.enum(salaryUnits),
  /** The beginning of the description. */
  summary: z.string(),
  deadline: z.string().nullable(),
  /** The day of the deadline in the site's time zone. */
  applyBy: z.iso.date().nullable(),
  openings: z.number().int(),
  status: z.enum(jobStatuses),
  createdAt: z.string(),
  /** Miles from the requested place. */
  distance: z.number().optional(),
});

export const jobListSchema = z.array(jobSchema);

/** One job. */
export const jobDetailSchema = jobSchema.extend({
  /** The value for `company` in GET /api/jobs and in the address of the company page. */
  companyKey: companyKeySchema,
  /** In the company's own words; may be empty. */
  companyAbout: z.string(),
  description: z.string(),
  /** False for filled, closed, expired and unpublished jobs: no Apply, no JobPosting markup. */
  open: z.boolean(),
  applyMethod: z.enum(applyMethods),
  /** Only for `link`, only while it is open, http or https. */
  applyUrl: z.string().nullable(),
  /** Only for `email`, only while it is open, only for signed-in people. */
  applyEmail: z.string().nullable(),
  publishedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  updatedAt: z.string(),
});

export const jobParamsSchema = z.object({ id: z.uuid("Unknown job") });

/** Total as counted for the first page. */
const counted = [cursorInt4, z.boolean()] as const;

/**
 * Where a page ended, by sort: creation time, salary in cents a year, deadline (null: none), hundredths of a mile, the id of
 * the place and creation time, or rank and creation time, the newest and the oldest job that were ranked together, and how
 * many there are.
 */
export const jobCursorSchema = z.union([
  z.tuple([z.literal("newest"), cursorTime, cursorId, ...counted]),
  z.tuple([z.literal("salary"), cursorInt8, cursorId, ...counted]),
  z.tuple([z.literal("deadline"), cursorTime.nullable(), cursorId, ...counted]),
  z.tuple([z.literal("distance"), cursorInt4, cursorInt4, cursorTime, cursorId, ...counted]),
  z.tuple([
    z.literal("relevance"),
    cursorInt4,
    ...([cursorTime, cursorId, cursorTime, cursorId, cursorTime, cursorId] as const),
    ...counted,
  ]),
]);

export type JobCursor = z.output<typeof jobCursorSchema>;
