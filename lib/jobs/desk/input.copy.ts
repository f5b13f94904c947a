import { formatDate } from "@/lib/shared/dates";
import { maxOpenings, maxQuestions, maxJobDays } from "./input.rules";
import { formatNumber } from "@/lib/shared/numbers";

export const jobInputCopy = {
  tooLong: "This is too long.",
  choose: "Choose one.",
  titleRequired: "Enter a job title.",
  notPlain: "Keep this on one line, without hidden characters.",
  companyRequired: "Enter the company’s name.",
  categoryRequired: "Choose a category.",
  descriptionRequired: "Describe the job in at least 80 characters.",
  cityRequired: "Enter a city, or make the job remote.",
  stateRequired: "Choose a state, or make the job remote.",
  stateInvalid: "Choose a state.",
  notANumber: "Enter a number, such as 1,250.50.",
  wholeCents: "Use at most two decimals, such as 22.50.",
  amountTooHigh: "This amount is too high.",
  amountTooLow: "An amount can’t be negative.",
  salaryOrder: "The highest pay can’t be below the lowest.",
  openings: `Enter a number from 1 to ${formatNumber(maxOpenings)}.`,
  dateInvalid: "Choose a date.",
  deadlinePassed: "Choose a date in the future.",
  deadlineFar: `Choose a date within the next ${maxJobDays} days.`,
  deadlineBeyond: (day: string) =>
    `A job runs for at most ${maxJobDays} days: choose ${formatDate(day)} or an earlier date.`,
  emailRequired: "Enter the email address for applications.",
  emailInvalid: "Enter a valid email address.",
  linkRequired: "Enter the link to your application page.",
  linkInvalid: "Enter a link that starts with https://.",
  questionsTooMany: `Ask at most ${maxQuestions} questions.`,
  questionRequired: "Write the question, or remove it.",
  questionsAnswered: "People have answered these questions. Duplicate the job to ask different ones.",
  wordRefused: (word: string) => `“${word}” isn’t allowed here.`,
} as const;
