import type { ReportSubject } from "./rules";

export const reportActions = ["dismiss", "act"] as const;
export type ReportAction = (typeof reportActions)[number];

/** Subjects a moderator may take down; suspending a person or a business is for administrators. */
export const moderatedSubjects: readonly ReportSubject[] = ["listing", "review", "job"];

export const maxDecisionReason = 500;

export const threadContextMessages = 50;

export const reportCountCap = 1000;

export const shownReports = 5;
