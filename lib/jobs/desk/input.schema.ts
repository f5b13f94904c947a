import { z } from "zod";
import { hasWholeCents } from "@/lib/shared/money";
import { isPlainLine, isWebLink } from "@/lib/shared/text";
import { stateName } from "@/lib/shared/us-states";
import { applyMethods, employmentTypes, jobCategories, salaryUnits, workplaces } from "../rules";
import { isJobSubcategory } from "../parts.rules";
import { jobInputCopy as copy } from "./input.copy";
import {
  maxJobLengths as most,
  maxOpenings,
  maxQuestions,
  maxSalary,
  mostJobDays,
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

const questionSchema = z.object({
  text: text(most.question),
  kind: z.enum(questionKinds, copy.choose),
  required: z.boolean(),
});

/** A job as typed: dollars, days as '2026-12-01', and empty strings for missing values. */
export const jobInputSchema = z.object({
  title: text(most.title).refine(isPlainLine, copy.notPlain),
  company: text(most.company).refine(isPlainLine, copy.notPlain),
  /** An address of POST /api/uploads. */
  companyAbout: text(most.companyAbout),
  logoUrl: z.string().trim().max(200, copy.tooLong),
  category: z.union([z.literal(""), z.enum(jobCategories, copy.categoryRequired)]),
  /** A part of the category; dropped with it. */
  subcategory: z.union([z.literal(""), z.string().refine(isJobSubcategory, copy.choose)]).default(""),
  employmentType: z.enum(employmentTypes, copy.choose),
  workplace: z.enum(workplaces, copy.choose),
  city: text(most.city),
  state: stateCode,
  salaryMin: amount,
  salaryMax: amount,
  salaryUnit: z.enum(salaryUnits, copy.choose),
  description: text(most.description),
  deadline: z.iso.date(copy.dateInvalid).nullable(),
  openings: z.number(copy.openings).int(copy.openings).min(1, copy.openings).max(maxOpenings, copy.openings),
  applyMethod: z.enum(applyMethods, copy.choose),
  applyEmail: z.union([z.literal(""), z.email(copy.emailInvalid).max(most.email, copy.tooLong)]),
  applyUrl: link,
  questions: z.array(questionSchema).max(maxQuestions, copy.questionsTooMany),
});

export type JobInput = z.output<typeof jobInputSchema>;

function deadlineProblem(day: string | null, today: string): string | undefined {
  if (!day) return undefined;
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (days < 0) return copy.deadlinePassed;
  return days > mostJobDays ? copy.deadlineFar : undefined;
}

const localDay = () => new Date().toLocaleDateString("en-CA");

/** Errors, by field, that prevent saving a job even as a draft. */
export function jobFaults({ salaryMin, salaryMax }: JobInput): Record<string, string> {
  const isReversed = salaryMin !== null && salaryMax !== null && salaryMax < salaryMin;
  return isReversed ? { salaryMax: copy.salaryOrder } : {};
}

/** Problems by field that prevent a submission on this day, '2026-12-01'. */
export function jobProblems(input: JobInput, today = localDay()): Record<string, string> {
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
    ...jobFaults(input),
    deadline: deadlineProblem(deadline, today),
    applyEmail: applyMethod === "email" && applyEmail === "" && copy.emailRequired,
    applyUrl: applyMethod === "link" && applyUrl === "" && copy.linkRequired,
    questions: questions.some((question) => question.text === "") && copy.questionRequired,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  );
}
