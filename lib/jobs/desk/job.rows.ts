import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { auditAuthor } from "@/lib/audit/team.rows";
import { imageUrl } from "@/lib/images/rules";
import { dayOf, endOfDay } from "@/lib/server/days";
import { sql, type Reader, type Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { fromCents, toCents } from "@/lib/shared/money";
import { stateName } from "@/lib/shared/us-states";
import { isUuid } from "@/lib/shared/uuid";
import type { JobStatus } from "../rules";
import { validJobSubcategory } from "../parts.rules";
import type { JobInput } from "./input.schema";
import { jobActionNames } from "./lifecycle.copy";
import type { JobAction, JobActor } from "./lifecycle.rules";

export type JobColumns = {
  id: string;
  posterId: string;
  status: JobStatus;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  publishedAt: Date | null;
  expiresAt: Date | null;
  decisionReason: string | null;
  logoImageId: string | null;
  mayPost: boolean;
  /** True if the poster or their business is suspended or deleted; nothing of theirs may become public. */
  barred: boolean;
  now: Date;
  content: JobInput;
};

type Row = Omit<JobColumns, "content"> &
  Omit<JobInput, "logoUrl" | "city" | "salaryMin" | "salaryMax" | "state"> & {
    logo: string | null;
    location: string;
    state: string | null;
    minCents: number | null;
    maxCents: number | null;
  };

const columns = sql`j.id::text AS id, j.poster_id::text AS "posterId", j.status::text AS status, j.version,
  j.created_at AS "createdAt", j.updated_at AS "updatedAt", j.submitted_at AS "submittedAt",
  j.published_at AS "publishedAt", j.expires_at AS "expiresAt", j.decision_reason AS "decisionReason",
  j.logo_image_id::text AS "logoImageId", now() AS now, j.title, j.company,
  j.company_about AS "companyAbout", j.category, j.subcategory,
  j.employment_type::text AS "employmentType", j.workplace::text AS workplace, j.location, j.state,
  j.salary_min_cents::float8 AS "minCents", j.salary_max_cents::float8 AS "maxCents",
  j.salary_unit::text AS "salaryUnit", j.description, to_char(${dayOf(sql`j.deadline`)}, 'YYYY-MM-DD') AS deadline,
  j.openings, j.apply_method::text AS "applyMethod", coalesce(j.apply_email, '') AS "applyEmail",
  coalesce(j.apply_url, '') AS "applyUrl",
  (SELECT i.name FROM images i WHERE i.id = j.logo_image_id) AS logo,
  (SELECT u.email_verified_at IS NOT NULL FROM users u WHERE u.id = j.poster_id) AS "mayPost",
  is_barred_poster(j.poster_id) AS barred,
  coalesce((SELECT json_agg(json_build_object('text', q.text, 'kind', q.kind, 'required', q.required)
    ORDER BY q.position) FROM job_questions q WHERE q.job_id = j.id), '[]') AS questions`;

function cityOf(location: string, state: string | null): string {
  if (!state || location === stateName(state)) return state ? "" : location;
  return location.replace(new RegExp(`,\\s*${state}$`), "");
}

function toContent(row: Row): JobInput {
  const { logo, location, state, minCents, maxCents } = row;
  const { title, company, companyAbout, category, subcategory, employmentType, workplace } = row;
  const { salaryUnit, description, deadline, openings, applyMethod, applyEmail, applyUrl, questions } = row;
  return {
    title,
    company,
    companyAbout,
    logoUrl: logo ? imageUrl(logo, 320) : "",
    category,
    subcategory,
    employmentType,
    workplace,
    city: cityOf(location, state),
    state: state ?? "",
    salaryMin: minCents === null ? null : fromCents(minCents),
    salaryMax: maxCents === null ? null : fromCents(maxCents),
    salaryUnit,
    description,
    deadline,
    openings,
    applyMethod,
    applyEmail,
    applyUrl,
    questions,
  };
}

function toStored(row: Row): JobColumns {
  const { id, posterId, status, version, decisionReason, logoImageId, mayPost, barred, now } = row;
  const { createdAt, updatedAt, submittedAt, publishedAt, expiresAt } = row;
  return {
    id,
    posterId,
    status,
    version,
    createdAt,
    updatedAt,
    submittedAt,
    publishedAt,
    expiresAt,
    decisionReason,
    logoImageId,
    mayPost,
    barred,
    now,
    content: toContent(row),
  };
}

export async function readStoredJob(reader: Reader, id: string): Promise<JobColumns | null> {
  if (!isUuid(id)) return null;
  const [row] = await reader.rows<Row>(sql`SELECT ${columns} FROM jobs j WHERE j.id = ${id}::uuid`);
  return row ? toStored(row) : null;
}

export type LockedJob = JobColumns & { actor: JobActor };

export async function lockStoredJob(tx: Transaction, id: string): Promise<JobColumns | null> {
  await tx.rows(sql`SELECT 1 FROM jobs WHERE id = ${id}::uuid FOR UPDATE`);
  return readStoredJob(tx, id);
}

export function jobColumns(content: JobInput) {
  const { city, state, salaryMin, salaryMax, deadline, applyEmail, applyUrl, ...rest } = content;
  const { logoUrl: _logo, questions: _questions, ...plain } = rest;
  const cents = (amount: number | null) => (amount === null ? null : BigInt(toCents(amount)));
  return {
    ...plain,
    subcategory: validJobSubcategory(plain.category, plain.subcategory) ?? "",
    location: city && state ? `${city}, ${state}` : city || (stateName(state) ?? ""),
    state: state || null,
    salaryMinCents: cents(salaryMin),
    salaryMaxCents: cents(salaryMax),
    deadline: deadline ? endOfDay(deadline) : null,
    applyEmail: applyEmail || null,
    applyUrl: applyUrl || null,
  };
}

type Event = {
  jobId: string;
  actorId: string | null;
  action: JobAction | "create";
  from?: JobStatus;
  to?: JobStatus;
  reason?: string;
};

export async function writeJobEvent(tx: Transaction, event: Event): Promise<void> {
  const { jobId, actorId, action, from, to, reason } = event;
  await tx.jobEvent.create({
    data: { jobId, actorId, action, fromStatus: from, toStatus: to, reason: reason || null },
    select: { id: true },
  });
}

type JobAuditInput = { viewer: Actor; job: LockedJob; action: JobAction; reason?: string; headers: Headers };

/** Only actions of admins and of team members are audited; the poster's own are in the job's history. */
export async function auditJob(tx: Transaction, audited: JobAuditInput): Promise<void> {
  const { viewer, job, action, reason, headers } = audited;
  await auditAuthor(tx, { actor: viewer, action: "hire", done: `${jobActionNames[action]} a job` });
  if (viewer.role !== "admin") return;
  await recordAudit(tx, {
    actor: viewer,
    action: `job.${action}`,
    subjectType: "job",
    subjectId: job.id,
    summary: `“${job.content.title || "Untitled"}” was ${jobActionNames[action]}`,
    data: { reason: reason ?? null },
    headers,
  });
}
