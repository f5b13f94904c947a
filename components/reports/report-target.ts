import type { ReportSubject } from "@/lib/reports/rules";

export type ReportTarget = { subject: ReportSubject; subjectId: string; name: string };
