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

/** Days a job is shown, and the most with a later deadline, after renewals and relisted (contract section 4). */
export const defaultJobDays = 30;
export const maxJobDays = 90;
/** Jobs that one account makes a day (contract section 4). */
export const jobsPerDay = 10;

export const questionKinds = ["text", "yes_no", "number"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKindNames: Record<QuestionKind, string> = {
  text: "Text",
  yes_no: "Yes or no",
  number: "Number",
};
