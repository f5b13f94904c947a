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

export const maxQuestions = 5;
export const maxOpenings = 1000;
/** In dollars, for any salary unit. */
export const maxSalary = 10_000_000;

/** Default run and maximum run including extensions, in days (contract section 4). */
export const defaultJobDays = 30;
export const maxJobDays = 90;
export const jobsPerDay = 10;

export const questionKinds = ["text", "yes_no", "number"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKindNames: Record<QuestionKind, string> = {
  text: "Text",
  yes_no: "Yes or no",
  number: "Number",
};
