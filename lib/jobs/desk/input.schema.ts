import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { calendarDay } from "@/lib/shared/moment-schema";
import { hasWholeCents } from "@/lib/shared/money";
import { isWebLink } from "@/lib/shared/links";
import { isPlainLine } from "@/lib/shared/text";
import { stateName } from "@/lib/shared/us-states";
import { applyMethods, employmentTypes, jobCategories, salaryUnits, workplaces } from "../rules";
import { isJobSubcategory } from "../parts.rules";
import { jobInputCopy as copy } from "./input.copy";
import {
  maxJobLengths as most,
  maxOpenings,
  maxQuestions,
  maxSalary,
  maxJobDays,
  questionKinds,
} from "./input.rules";

const text = (max: number) => z.string().trim().max(max, copy.tooLong);
const amount = z
  .number(copy.notANumber)
  .min(0, copy.amountTooLow)
  .max(maxSalary, copy.amountTooHigh)
  .refine(hasWholeCents, copy.wholeCents)
  .nullable();

const link = text(most.link).refine((url) => url === "" || isWebLink(url), copy.linkInvalid);

const stateCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === "" || stateName(code) !== null, copy.stateInvalid);

const questionSchema = z
  .object({
    text: text(most.question).describe("The question"),
    kind: z.enum(questionKinds, copy.choose).describe("Kind of answer"),
    required: z.boolean().describe("True if it must be answered"),
  })
  .meta({ id: "JobFormQuestion" });

/** Amounts in dollars, days as '2026-12-01', empty strings for missing values. */
export const jobInputSchema = z
  .object({
    title: text(most.title).refine(isPlainLine, copy.notPlain).describe("Title of the job"),
    company: text(most.company).refine(isPlainLine, copy.notPlain).describe("Name of the company"),
    companyAbout: text(most.companyAbout).describe("Description of the company"),
    logoUrl: z.string().trim().max(200, copy.tooLong).describe("URL of an image from POST /api/uploads"),
    category: z
      .union([z.literal(""), z.enum(jobCategories, copy.categoryRequired)])
      .describe("Category of the job"),
    subcategory: z
      .union([z.literal(""), z.string().refine(isJobSubcategory, copy.choose)])
      .default("")
      .describe("Path of a subcategory of the category"),
    employmentType: z.enum(employmentTypes, copy.choose).describe("Employment type"),
    workplace: z.enum(workplaces, copy.choose).describe("Place of work: on site, hybrid or remote"),
    city: text(most.city)
      .refine(...plainLine)
      .describe("City, for jobs on site"),
    state: stateCode.describe("Two-letter code of the state"),
    salaryMin: amount.describe("Lowest pay in dollars per `salaryUnit`"),
    salaryMax: amount.describe("Highest pay in dollars per `salaryUnit`"),
    salaryUnit: z.enum(salaryUnits, copy.choose).describe("Unit of the pay"),
    description: text(most.description).describe("Description of the job"),
    deadline: calendarDay(copy.dateInvalid).nullable().describe("Last day for applications, as YYYY-MM-DD"),
    openings: z
      .number(copy.openings)
      .int(copy.openings)
      .min(1, copy.openings)
      .max(maxOpenings, copy.openings)
      .describe("Number of open positions"),
    applyMethod: z.enum(applyMethods, copy.choose).describe("Way to apply"),
    applyEmail: z
      .union([z.literal(""), z.email(copy.emailInvalid).max(most.email, copy.tooLong)])
      .describe("Email address to apply to, for `email`"),
    applyUrl: link.describe("Address to apply at, for `link`"),
    questions: z
      .array(questionSchema)
      .max(maxQuestions, copy.questionsTooMany)
      .describe("Questions for applicants"),
  })
  .meta({ id: "JobInput" });

export type JobInput = z.output<typeof jobInputSchema>;

function deadlineError(day: string | null, today: string): string | undefined {
  if (!day) return undefined;
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (days < 0) return copy.deadlinePassed;
  return days > maxJobDays ? copy.deadlineFar : undefined;
}

const localDay = () => new Date().toLocaleDateString("en-CA");

export function draftErrors({ salaryMin, salaryMax }: JobInput): Record<string, string> {
  const isReversed = salaryMin !== null && salaryMax !== null && salaryMax < salaryMin;
  return isReversed ? { salaryMax: copy.salaryOrder } : {};
}

export function submissionErrors(input: JobInput, today = localDay()): Record<string, string> {
  const { title, company, category, description, city, state, workplace } = input;
  const { deadline, applyMethod, applyEmail, applyUrl, questions } = input;
  const remote = workplace === "remote";
  const problems: Record<string, string | false | undefined> = {
    title: title === "" && copy.titleRequired,
    company: company === "" && copy.companyRequired,
    category: category === "" && copy.categoryRequired,
    city: !remote && city === "" && copy.cityRequired,
    state: ((!remote || city !== "") && state === "" && copy.stateRequired) || undefined,
    description: description.length < 80 && copy.descriptionRequired,
    ...draftErrors(input),
    deadline: deadlineError(deadline, today),
    applyEmail: applyMethod === "email" && applyEmail === "" && copy.emailRequired,
    applyUrl: applyMethod === "link" && applyUrl === "" && copy.linkRequired,
    questions: questions.some((question) => question.text === "") && copy.questionRequired,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  );
}
