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
    .optional()
    .describe("Text to look for"),
  literal: z.literal("1").optional().describe("`1` takes each word of the search literally"),
  category: z.enum(jobCategories, "Unknown job category").optional().describe("Category of the jobs"),
  subcategory: z
    .string()
    .refine(isJobSubcategory, "Unknown subcategory")
    .optional()
    .describe("Path of a subcategory, such as `healthcare/nursing`"),
  company: companyKeySchema.optional().describe("The `companyKey` of a job: only jobs of that company"),
  employmentType: z.enum(employmentTypes, "Unknown employment type").optional().describe("Employment type"),
  workplace: z
    .enum(workplaces, "Unknown workplace")
    .optional()
    .describe("Place of work: on site, hybrid or remote"),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, "Use the two-letter code of a state")
    .transform((code) => code.toUpperCase())
    .optional()
    .describe("Only jobs in this state, by its two-letter code"),
  minSalary: queryNumber(
    z
      .number("Enter a salary")
      .min(0, "A salary can’t be negative")
      .max(1_000_000_000, "This salary is too high"),
  )
    .optional()
    .describe("Lowest pay in dollars for a full-time year; other units are converted"),
  postedWithin: queryNumber(z.number("Enter days").int("Enter days").min(1).max(90))
    .optional()
    .describe("Highest number of days since publication"),
  place: z
    .string()
    .trim()
    .max(maxPlaceLength)
    .optional()
    .describe("Id from GET /api/places, a ZIP code, or a city such as `Austin, TX`"),
  within: withinQuery.optional().describe("Distance in miles around the place; 0 means only the place"),
  sort: z
    .enum([...jobSorts, relevance], "Unknown sort")
    .optional()
    .describe(
      "Order of the list. Without it, relevance if there is a search, else newest first. `distance` needs `place` and `within`.",
    ),
  ...pageQuery({ size: jobPageSize, max: maxJobPageSize }),
});

export const jobSchema = z
  .object({
    id: z.uuid().describe("Id of the job"),
    title: z.string().describe("Title of the job"),
    company: z.string().describe("Name of the company"),
    logoUrl: z.string().nullable().describe("URL of the company’s logo; null if there is none"),
    category: z.string().describe("Category of the job"),
    subcategory: z.string().describe("Path of the subcategory; empty if there is none"),
    employmentType: z.enum(employmentTypes).describe("Employment type"),
    workplace: z.enum(workplaces).describe("Place of work: on site, hybrid or remote"),
    location: z.string().describe("City and state as shown"),
    state: z.string().nullable().describe("Two-letter code of the state; null for remote jobs"),
    salaryMin: z.number().nullable().describe("Lowest pay in dollars per `salaryUnit`; null if not given"),
    salaryMax: z.number().nullable().describe("Highest pay in dollars per `salaryUnit`; null if not given"),
    salaryUnit: z.enum(salaryUnits).describe("Unit of the pay"),
    summary: z.string().describe("Beginning of the description"),
    deadline: z.string().nullable().describe("Time at which applications close; null if there is none"),
    applyBy: z.iso
      .date()
      .nullable()
      .describe("Last day for applications in the site’s time zone; null if there is none"),
    openings: z.number().int().describe("Number of open positions"),
    status: z.enum(jobStatuses).describe("State of the job"),
    createdAt: z.string().describe("Time of creation"),
    distance: z.number().optional().describe("Distance in miles from the requested place"),
  })
  .meta({ id: "Job" });

export const jobListSchema = z.array(jobSchema);

export const jobDetailSchema = jobSchema
  .extend({
    companyKey: companyKeySchema.describe(
      "Value for `company` in GET /api/jobs and in the address of the company’s page",
    ),
    companyAbout: z.string().describe("Description of the company in its own words; may be empty"),
    description: z.string().describe("Description of the job"),
    open: z.boolean().describe("False for filled, closed, expired and unpublished jobs"),
    applyMethod: z.enum(applyMethods).describe("Way to apply"),
    applyUrl: z.string().nullable().describe("Address to apply at, for `link` while the job is open"),
    applyEmail: z
      .string()
      .nullable()
      .describe("Email address to apply to, for `email` while the job is open and for signed-in people only"),
    publishedAt: z.string().nullable().describe("Time of first publication; null before it"),
    expiresAt: z.string().nullable().describe("Time at which the job ends; null if there is none"),
    updatedAt: z.string().describe("Time of the last change"),
  })
  .meta({ id: "JobDetail" });

export const jobParamsSchema = z.object({ id: z.uuid("Unknown job").describe("Id of the job") });

const counted = [cursorInt4, z.boolean()] as const;

/**
 * End of a page, by sort. Salaries are in cents per year, a null deadline means none, distances are in hundredths of a
 * mile with the place id; a rank includes the newest and oldest job of its window.
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
