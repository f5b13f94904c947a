import { findTransition, type TransitionTable } from "@/lib/shared/lifecycle";

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

export const pipelineStatuses = applicationStatuses.filter((status) => status !== "withdrawn");
export const undecidedStatuses: readonly ApplicationStatus[] = [
  "submitted",
  "reviewed",
  "contacted",
  "interview",
  "offered",
];

export type JobEnd = "filled" | "closed" | "expired" | "removed";

export type ApplicationActor = "poster" | "applicant" | "other";

const fromAnyOther = (to: ApplicationStatus) => ({
  from: pipelineStatuses.filter((status) => status !== to),
  to,
  by: ["poster"] as const,
});

const transitions: TransitionTable<ApplicationStatus, ApplicationStatus, ApplicationActor> = {
  submitted: fromAnyOther("submitted"),
  reviewed: fromAnyOther("reviewed"),
  contacted: fromAnyOther("contacted"),
  interview: fromAnyOther("interview"),
  offered: fromAnyOther("offered"),
  hired: fromAnyOther("hired"),
  rejected: fromAnyOther("rejected"),
  withdrawn: { from: undecidedStatuses, to: "withdrawn", by: ["applicant"] },
};

type Move = { to: ApplicationStatus; from: ApplicationStatus; actor: ApplicationActor };

export function mayMove({ to, from, actor }: Move): boolean {
  return findTransition(transitions, { action: to, status: from, actor }) !== null;
}

export function applicantName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || "Former member";
}

export const maxNoteLength = 2000;
export const maxAnswerLength = 2000;
export const maxReasonLength = 1000;
export const maxPrivateNoteLength = 2000;
export const applicationsPerDay = 20;
export const stepLimit = { name: "application-steps", points: 300, seconds: 86_400 };
export const stepsPerApplication = 20;
export const applicantsPageSize = 50;
/** Delay of step mails in seconds; a step undone within it isn't mailed. */
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

export function canRemoveResume(status: ApplicationStatus): boolean {
  return status === "withdrawn" || status === "rejected";
}
