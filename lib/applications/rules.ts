import { findTransition, type TransitionTable } from "@/lib/shared/steps";

export const applicationStatuses = [
  "submitted",
  "reviewed",
  "contacted",
  "interview",
  "offered",
  "hired",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStatusNames: Record<ApplicationStatus, string> = {
  submitted: "Submitted",
  reviewed: "Reviewed",
  contacted: "Contacted",
  interview: "Interview",
  offered: "Offered",
  hired: "Hired",
  rejected: "Not selected",
  withdrawn: "Withdrawn",
};

/** States that a poster moves applications between, forward and back. */
export const pipelineStatuses = applicationStatuses.filter((status) => status !== "withdrawn");
/** States in which nothing is decided yet. */
export const undecidedStatuses: readonly ApplicationStatus[] = [
  "submitted",
  "reviewed",
  "contacted",
  "interview",
  "offered",
];

/** How a job ends that people applied for. */
export type JobEnd = "filled" | "closed" | "expired" | "removed";

export type ApplicationActor = "poster" | "applicant" | "other";

const anyButThis = (to: ApplicationStatus) => ({
  from: pipelineStatuses.filter((status) => status !== to),
  to,
  by: ["poster"] as const,
});

/** The state that is asked for × the state it has × who: all that can happen to an application (contract section 4). */
const steps: TransitionTable<ApplicationStatus, ApplicationStatus, ApplicationActor> = {
  submitted: anyButThis("submitted"),
  reviewed: anyButThis("reviewed"),
  contacted: anyButThis("contacted"),
  interview: anyButThis("interview"),
  offered: anyButThis("offered"),
  hired: anyButThis("hired"),
  rejected: anyButThis("rejected"),
  withdrawn: { from: undecidedStatuses, to: "withdrawn", by: ["applicant"] },
};

type Move = { to: ApplicationStatus; from: ApplicationStatus; actor: ApplicationActor };

export function mayMove({ to, from, actor }: Move): boolean {
  return findTransition(steps, { action: to, status: from, actor }) !== null;
}

/** As somebody who applies is called to the one who hires: by the whole name. */
export function applicantName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || "Former member";
}

export const maxNoteLength = 2000;
export const maxAnswerLength = 2000;
export const maxReasonLength = 1000;
export const maxPrivateNoteLength = 2000;
/** Applications of one account within 24 hours. */
export const applicationsPerDay = 20;
/** Daily limits of application steps, for an account and for one application. */
export const stepLimit = { name: "application-steps", points: 300, seconds: 86_400 };
export const stepsPerApplication = 20;
/** Cards that a column of the pipeline shows at first, and that each press adds. */
export const applicantsPageSize = 50;
/** Seconds that the mail about a step waits: a step taken back until then is not mailed. */
export const stepMailDelaySeconds = 60;

export const questionKinds = ["text", "yes_no", "number"] as const;
export type Question = {
  id: string;
  text: string;
  kind: (typeof questionKinds)[number];
  required: boolean;
};

export function answerField(questionId: string): string {
  return `answer-${questionId}`;
}

function answerError({ kind, required }: Question, text: string): string | null {
  if (text === "") return required ? "Answer this question." : null;
  if (kind === "yes_no" && text !== "Yes" && text !== "No") return "Choose yes or no.";
  return kind === "number" && !/^-?\d{1,12}(\.\d{1,4})?$/.test(text) ? "Enter a number." : null;
}

/** What is wrong with the answers, by the field of the question; answers by the question's id. */
export function answerErrors(
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = answerError(question, answers[question.id]?.trim() ?? "");
      return problem ? [[answerField(question.id), problem]] : [];
    }),
  );
}

/** True if the applicant can remove the resume in this state. */
export function canRemoveResume(status: ApplicationStatus): boolean {
  return status === "withdrawn" || status === "rejected";
}
