/** What an admin decides about all open reports of one thing: nothing is wrong with it, or it goes. */
export const reportActions = ["dismiss", "act"] as const;
export type ReportAction = (typeof reportActions)[number];

/** The longest reason: the owner of what goes reads it. */
export const maxDecisionReason = 500;

/** Messages around a reported one that an admin reads, before and after it. */
export const threadContextMessages = 50;

/** The queue counts no further. */
export const reportCountCap = 1000;

/** Reports of one thing that are shown, the newest. */
export const shownReports = 5;
