import type { CaseKind, CaseOutcome, CaseReason, CaseStatus } from "./rules";

export const caseCopy = {
  notFound: "This case doesn’t exist.",
  chooseReason: "Choose what went wrong",
  missing: "Describe what happened",
  tooLong: "At most 2,000 characters",
  tooManyFiles: "Attach at most 5 files.",
  unknownFile: "Upload this file again.",
  closed: "This case is closed.",
  over: "The time for statements is over. Our team will decide.",
  enough: "You’ve added 10 statements. Our team will decide.",
  tooMany: "You’ve opened 10 cases today. Please come back tomorrow.",
  decided: "Someone already closed this case.",
  chooseOutcome: "Choose an outcome",
  outcomeMissing: "Explain the outcome. Both sides will see it.",
  outcomeTooLong: "At most 1,000 characters",
} as const;

export const caseNotices = {
  opened: (name: string, kind: CaseKind) => `${name} reported a problem with your ${kind}`,
  statement: (name: string) => `${name} added a statement to your case`,
} as const;

type SubjectCopy = { unknown: string; early: string; late: string; alreadyOpen: string; opened: string };

export const subjectCopy: Record<CaseKind, SubjectCopy> = {
  deal: {
    unknown: "This deal doesn’t exist.",
    early: "You can report a problem once an offer is accepted.",
    late: "You can report a problem for 60 days after a deal is completed.",
    alreadyOpen: "This deal already has an open case. Add your statement there.",
    opened: "You’ve already opened a case about this deal.",
  },
  appointment: {
    unknown: "This appointment doesn’t exist.",
    early: "You can report a problem once a confirmed appointment has begun.",
    late: "You can report a problem for 60 days after an appointment.",
    alreadyOpen: "This appointment already has an open case. Add your statement there.",
    opened: "You’ve already opened a case about this appointment.",
  },
};

export const caseKindNames: Record<CaseKind, string> = { deal: "a deal", appointment: "an appointment" };

export const caseReasonNames: Record<CaseReason, string> = {
  no_show: "They didn’t show up",
  not_as_described: "Not as described",
  unsafe: "I felt unsafe",
  other: "Something else",
};

export const caseStatusNames: Record<CaseStatus, string> = { open: "Open", closed: "Closed" };

export const caseOutcomeNames: Record<CaseOutcome, string> = {
  confirmed: "Problem confirmed",
  not_confirmed: "Problem not confirmed",
  settled: "Settled between you",
};
