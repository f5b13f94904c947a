/** What can be reported. */
export const reportSubjects = ["listing", "review", "message", "job", "vendor"] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** Scam or fraud, something prohibited, false or misleading, offensive or harassing, something else. */
export const reportReasons = ["scam", "prohibited", "misleading", "offensive", "other"] as const;

export const maxReportLength = 2000;
/** Reports of a person in a day. */
export const reportLimit = { name: "reports", points: 20, seconds: 86_400 };
