import type { ReportSubject } from "@/lib/reports/rules";

export type Reported = { subject: ReportSubject; subjectId: string; name: string };
