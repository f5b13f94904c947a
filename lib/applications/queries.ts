import "server-only";
import { jobCopy } from "@/lib/jobs/copy";
import { rows, sql } from "@/lib/server/db";
import {
  afterTimeCursor,
  allOf,
  constant,
  containsPattern,
  countUpTo,
  type CappedTotal,
} from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { toCursorPage, toPage, type Page } from "@/lib/shared/page";
import { isUuid } from "@/lib/shared/uuid";
import type { ApplicantDto, ApplicantsQuery, ApplyStartDto, OwnApplicationDto } from "./contract";
import { applicationEvents } from "./events.rows";
import { readQuestions } from "./questions.rows";
import type { Pipeline } from "./pipeline.rules";
import { applicantName, applicantsPageSize, applicationStatuses, type ApplicationStatus } from "./rules";

type Resume = { id: string; name: string } | null;

const resume = sql`(SELECT json_build_object('id', d.id, 'name', d.original_name) FROM documents d
  WHERE d.id = a.document_id)`;
const conversation = sql`(SELECT c.id::text FROM conversations c
  WHERE c.job_id = a.job_id AND c.starter_id = a.applicant_id)`;

export async function getApplyStart(viewer: Viewer | null, jobId: string): Promise<ApplyStartDto> {
  const [job] = await rows(sql`
    SELECT 1 FROM jobs WHERE id = ${jobId}::uuid AND hidden_at IS NULL
      AND status IN ('open', 'filled', 'closed', 'expired')`);
  if (!job) throw new AppError("not_found", jobCopy.notFound);
  if (!viewer) {
    return { questions: await readQuestions({ rows }, jobId), sent: null, last: { note: "", resume: null } };
  }
  const [questions, [sent], [last]] = await Promise.all([
    readQuestions({ rows }, jobId),
    rows<{ status: ApplicationStatus }>(sql`
      SELECT status::text AS status FROM job_applications
      WHERE job_id = ${jobId}::uuid AND applicant_id = ${viewer.id}::uuid`),
    rows<{ note: string; resume: Resume }>(sql`
      SELECT a.note, ${resume} AS resume FROM job_applications a WHERE a.applicant_id = ${viewer.id}::uuid
      ORDER BY a.created_at DESC, a.id DESC LIMIT 1`),
  ]);
  return { questions, sent: sent ?? null, last: last ?? { note: "", resume: null } };
}

const pageSize = 25;
const countCap = 1000;

const stepsShown = 20;

const steps = sql`coalesce((SELECT json_agg(json_build_object('status', w.to_status, 'at',
    to_char(w.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY w.created_at, w.id)
  FROM (SELECT id, to_status, created_at FROM ${applicationEvents(sql`a.id`)} e WHERE NOT takes_back AND NOT taken_back
    AND to_status IS DISTINCT FROM from_status ORDER BY created_at DESC, id DESC LIMIT ${constant(stepsShown)}) w), '[]')`;

type OwnRow = Omit<OwnApplicationDto, "createdAt"> & { createdAt: Date };

export async function listOwnApplications(
  { id: userId }: Pick<Viewer, "id">,
  { search, cursor }: { search?: string; cursor?: string } = {},
): Promise<Page<OwnApplicationDto>> {
  const pattern = search ? containsPattern(search) : null;
  const where = allOf([
    sql`a.applicant_id = ${userId}::uuid`,
    ...(pattern ? [sql`(j.title ILIKE ${pattern} OR j.company ILIKE ${pattern})`] : []),
  ]);
  const tables = sql`job_applications a JOIN jobs j ON j.id = a.job_id`;
  const after = afterTimeCursor({ columns: sql`a.created_at, a.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<OwnRow>(sql`
      SELECT a.id::text AS id, a.status::text AS status, a.created_at AS "createdAt",
        json_build_object('id', j.id, 'title', j.title, 'company', j.company, 'isPublic',
          j.hidden_at IS NULL AND j.status IN ('open', 'filled', 'closed', 'expired'),
          'filled', j.status = 'filled') AS job,
        ${conversation} AS "conversationId", ${resume} AS resume,
        coalesce((SELECT e.note FROM job_application_events e WHERE e.application_id = a.id
          ORDER BY e.created_at DESC, e.id DESC LIMIT 1), '') AS reason, ${steps} AS steps
      FROM ${tables} WHERE ${where} AND ${after}
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${pageSize + 1}`),
    rows<CappedTotal>(countUpTo(countCap, sql`FROM ${tables} WHERE ${where}`)),
  ]);
  const toItem = ({ createdAt, ...row }: OwnRow) => ({ ...row, createdAt: createdAt.toISOString() });
  return toPage({ found, limit: pageSize, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}

type ApplicantRow = Omit<ApplicantDto, "createdAt" | "name"> & {
  createdAt: Date;
  firstName: string;
  lastName: string;
};

type Column = { jobId: string; status: ApplicationStatus; limit: number; cursor?: string };

export function readColumn({ jobId, status, limit, cursor }: Column): Promise<ApplicantRow[]> {
  const after = afterTimeCursor({ columns: sql`a.created_at, a.id`, first: "newest", cursor });
  return rows<ApplicantRow>(sql`
    SELECT a.id::text AS id, a.status::text AS status, a.created_at AS "createdAt", a.note,
      a.poster_note AS "privateNote", u.first_name AS "firstName", u.last_name AS "lastName", ${conversation} AS "conversationId",
      ${resume} AS resume,
      coalesce((SELECT json_agg(json_build_object('question', q.text, 'text', w.text) ORDER BY q.position)
        FROM job_answers w JOIN job_questions q ON q.id = w.question_id WHERE w.application_id = a.id), '[]')
        AS answers
    FROM job_applications a JOIN users u ON u.id = a.applicant_id
    WHERE a.job_id = ${jobId}::uuid AND a.status = ${status}::job_application_status AND ${after}
    ORDER BY a.created_at DESC, a.id DESC LIMIT ${limit + 1}`);
}

function toApplicant({ createdAt, firstName, lastName, ...row }: ApplicantRow): ApplicantDto {
  return { ...row, createdAt: createdAt.toISOString(), name: applicantName({ firstName, lastName }) };
}

const placeOf = ({ createdAt, id }: ApplicantRow) => [createdAt, id];

async function readOwnJob(viewer: Pick<Viewer, "id">, jobId: string): Promise<Pipeline["job"]> {
  const [job] = isUuid(jobId)
    ? await rows<Pipeline["job"]>(sql`
        SELECT id::text AS id, title, version, openings,
          status IN ('open', 'paused') AND NOT is_barred_poster(poster_id) AS fillable
        FROM jobs WHERE id = ${jobId}::uuid AND poster_id = ${viewer.id}::uuid`)
    : [];
  if (!job) throw new AppError("not_found", jobCopy.notFound);
  return job;
}

export async function listApplicants(
  viewer: Pick<Viewer, "id">,
  jobId: string,
  { status, limit, cursor }: ApplicantsQuery,
): Promise<Page<ApplicantDto>> {
  await readOwnJob(viewer, jobId);
  const inColumn = sql`FROM job_applications WHERE job_id = ${jobId}::uuid AND status = ${status}::job_application_status`;
  const [found, [counted]] = await Promise.all([
    readColumn({ jobId, status, limit, cursor }),
    rows<CappedTotal>(countUpTo(countCap, inColumn)),
  ]);
  return toPage({ found, limit, toItem: toApplicant, placeOf }, counted);
}

export async function readPipeline(viewer: Pick<Viewer, "id">, jobId: string): Promise<Pipeline> {
  const job = await readOwnJob(viewer, jobId);
  const counts = await rows<{ status: ApplicationStatus; total: number }>(sql`
    SELECT status::text AS status, count(*)::int AS total FROM job_applications
    WHERE job_id = ${jobId}::uuid GROUP BY status`);
  const totals = new Map(counts.map(({ status, total }) => [status, total]));
  const limit = applicantsPageSize;
  const columns = applicationStatuses.map(async (status) => {
    const total = totals.get(status) ?? 0;
    const found = total > 0 ? await readColumn({ jobId, status, limit }) : [];
    const { items: applicants, next } = toCursorPage({ found, limit, toItem: toApplicant, placeOf });
    return { status, total, applicants, next };
  });
  return { job, columns: await Promise.all(columns) };
}
