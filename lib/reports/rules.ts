export const reportSubjects = ["listing", "review", "message", "job", "vendor"] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportReasons = ["scam", "prohibited", "misleading", "offensive", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonNames: Record<ReportReason, string> = {
  scam: "Scam or fraud",
  prohibited: "Prohibited item or service",
  misleading: "False or misleading",
  offensive: "Offensive or harassing",
  other: "Something else",
};

export const maxReportLength = 2000;
export const reportLimit = {
  name: "reports",
  points: 20,
  seconds: 86_400,
  network: { points: 30, seconds: 3600 },
};
