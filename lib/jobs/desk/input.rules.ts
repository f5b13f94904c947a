/** Lengths in characters, as the columns have them. */
export const maxJobLengths = {
  title: 140,
  company: 120,
  companyAbout: 1000,
  city: 100,
  description: 20_000,
  question: 300,
  email: 254,
  link: 500,
} as const;

/** Screening questions of one job (contract section 4). */
export const maxQuestions = 5;
export const maxOpenings = 1000;
/** Dollars, in whatever unit. */
export const maxSalary = 10_000_000;

/** Days a job is shown, and the most with a later deadline or after renewals (contract section 4). */
const jobDays = 30;
export const mostJobDays = 90;
/** Jobs that one account makes a day (contract section 4). */
export const jobsPerDay = 10;

export const questionKinds = ["text", "yes_no", "number"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKindNames: Record<QuestionKind, string> = {
  text: "Text",
  yes_no: "Yes or no",
  number: "Number",
};

/** '$1,200' and '1200' as 1200; null for nothing, NaN for what is no number. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, "");
  return plain === "" ? null : Number(plain);
}

/** The last moment of a day; everybody reads days in UTC. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.000Z`);
}

const dayMs = 86_400_000;

/** When a job that goes public at `now` ends: its deadline, at most 90 days ahead, or 30 days without one. */
export function jobEnd(now: Date, deadline: Date | null): Date {
  const most = new Date(now.getTime() + mostJobDays * dayMs);
  if (!deadline) return new Date(now.getTime() + jobDays * dayMs);
  return deadline < most ? deadline : most;
}

/** When a renewal at `now` lets a job end that was published then: 30 days on, at most 90 after it was published. */
export function renewedEnd(now: Date, publishedAt: Date): Date {
  const most = publishedAt.getTime() + mostJobDays * dayMs;
  return new Date(Math.min(now.getTime() + jobDays * dayMs, most));
}
