export const reportActions = ["dismiss", "act"] as const;
export type ReportAction = (typeof reportActions)[number];

export const maxDecisionReason = 500;

export const threadContextMessages = 50;

export const reportCountCap = 1000;

export const shownReports = 5;
