import "server-only";
import { jobCopy } from "@/lib/jobs/copy";
import { csvLines } from "@/lib/listings/transfer/csv.rows";
import { rows, slowRows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { createDayFormatter } from "@/lib/shared/dates";
import { readQuestions } from "./questions.rows";
import { applicantName, applicationStatusNames, type ApplicationStatus } from "./rules";

const maxLines = 5000;

type Row = {
  firstName: string;
  lastName: string;
  status: ApplicationStatus;
  createdAt: Date;
  note: string;
  privateNote: string;
  resume: string | null;
  answers: Record<string, string>;
};

export async function exportApplications(viewer: Viewer, jobId: string): Promise<Response> {
  const [job] = await rows(sql`
    SELECT 1 FROM jobs WHERE id = ${jobId}::uuid AND poster_id = ${viewer.id}::uuid`);
  if (!job) throw new AppError("not_found", jobCopy.notFound);
  const [questions, found] = await Promise.all([
    readQuestions({ rows }, jobId),
    slowRows<Row>(sql`
      SELECT u.first_name AS "firstName", u.last_name AS "lastName", a.status::text AS status,
        a.created_at AS "createdAt", a.note, a.poster_note AS "privateNote", d.original_name AS resume,
        coalesce((SELECT json_object_agg(w.question_id, w.text) FROM job_answers w
          WHERE w.application_id = a.id), '{}') AS answers
      FROM job_applications a JOIN users u ON u.id = a.applicant_id
        LEFT JOIN documents d ON d.id = a.document_id
      WHERE a.job_id = ${jobId}::uuid ORDER BY a.created_at DESC, a.id DESC LIMIT ${maxLines}`),
  ]);
  const dayOf = createDayFormatter(env.TIME_ZONE);
  const head = [
    "Name",
    "Status",
    "Applied",
    "Note",
    "Resume",
    ...questions.map(({ text }) => text),
    "Private note",
  ];
  const lines = found.map(({ status, createdAt, note, privateNote, resume, answers, ...person }) => [
    applicantName(person),
    applicationStatusNames[status],
    dayOf(createdAt),
    note,
    resume,
    ...questions.map(({ id }) => answers[id]),
    privateNote,
  ]);
  // The BOM makes spreadsheets read the file as UTF-8.
  return new Response(`\uFEFF${csvLines([head, ...lines])}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="applications-${dayOf(new Date())}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
