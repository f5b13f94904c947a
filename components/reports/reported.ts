import type { ReportSubject } from "@/lib/reports/rules";

/** What is reported, with its name in the dialog's title: 'this listing', 'Juniper Realty'. */
export type Reported = { subject: ReportSubject; subjectId: string; name: string };
