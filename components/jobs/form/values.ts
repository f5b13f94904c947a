import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import type { QuestionKind } from "@/lib/jobs/desk/input.rules";
import type { JobInput } from "@/lib/jobs/desk/input.schema";
import { parseMoney, parseNumber } from "@/lib/shared/typed-number";

export type JobValues = {
  title: string;
  company: string;
  companyAbout: string;
  logoUrl: string;
  category: JobInput["category"];
  subcategory: string;
  employmentType: JobInput["employmentType"];
  workplace: JobInput["workplace"];
  city: string;
  state: string;
  salaryMin: string;
  salaryMax: string;
  salaryUnit: JobInput["salaryUnit"];
  description: string;
  deadline: string;
  openings: string;
  applyMethod: JobInput["applyMethod"];
  applyEmail: string;
  applyUrl: string;
  questions: { text: string; kind: QuestionKind; required: boolean }[];
  version: number;
};

export const jobLabels = {
  title: "Job title",
  category: "Category",
  subcategory: "Subcategory",
  description: "Description",
  employmentType: "Employment type",
  workplace: "Workplace",
  city: "City",
  state: "State",
  salaryMin: "Minimum pay",
  salaryMax: "Maximum pay",
  salaryUnit: "Per",
  openings: "Openings",
  deadline: "Apply by",
  company: "Company",
  companyAbout: "About the company",
  logoUrl: "Company logo",
  applyMethod: "How people apply",
  applyEmail: "Email for applications",
  applyUrl: "Link to apply",
  questions: "Questions",
} as const;
export type JobFieldName = keyof typeof jobLabels;

export const jobFieldNames = Object.keys(jobLabels) as JobFieldName[];

export function emptyJob(): JobValues {
  return {
    title: "",
    company: "",
    companyAbout: "",
    logoUrl: "",
    category: "",
    subcategory: "",
    employmentType: "full_time",
    workplace: "onsite",
    city: "",
    state: "",
    salaryMin: "",
    salaryMax: "",
    salaryUnit: "year",
    description: "",
    deadline: "",
    openings: "1",
    applyMethod: "site",
    applyEmail: "",
    applyUrl: "",
    questions: [],
    version: 0,
  };
}

export function toJobInput({ version: _version, ...values }: JobValues): JobInput {
  const { questions, salaryMin, salaryMax, openings, deadline, ...rest } = values;
  return {
    ...rest,
    title: rest.title.trim(),
    company: rest.company.trim(),
    companyAbout: rest.companyAbout.trim(),
    city: rest.city.trim(),
    description: rest.description.trim(),
    applyEmail: rest.applyEmail.trim(),
    applyUrl: rest.applyUrl.trim(),
    salaryMin: parseMoney(salaryMin),
    salaryMax: parseMoney(salaryMax),
    openings: parseNumber(openings) ?? 1,
    deadline: deadline || null,
    questions: questions.map((question) => ({ ...question, text: question.text.trim() })),
  };
}

const shown = (amount: number | null) => (amount === null ? "" : String(amount));

export function toJobValues(job: OwnJobDto): JobValues {
  const empty = emptyJob();
  const savedValues = Object.fromEntries(
    Object.keys(empty).map((name) => [name, job[name as keyof OwnJobDto]]),
  );
  return {
    ...(savedValues as JobValues),
    salaryMin: shown(job.salaryMin),
    salaryMax: shown(job.salaryMax),
    openings: String(job.openings),
    deadline: job.deadline ?? "",
    questions: job.questions.map((question) => ({ ...question })),
  };
}
