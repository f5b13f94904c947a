import "server-only";
import { dayOf } from "@/lib/server/days";
import { rows, sql } from "@/lib/server/db";
import {
  afterTimeCursor,
  allOf,
  containsPattern,
  countUpTo,
  type CappedTotal,
  type Sql,
} from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { isPermitted, isTeamMember } from "@/lib/shared/permissions";
import { jobCopy } from "../copy";
import { jobCountCap } from "../rules";
import type { MyJobDto, OwnJobDto } from "./editing.contract";
import { readStoredJob } from "./job.rows";
import {
  jobActorOf,
  isBarred,
  findJobTransition,
  availableJobActions,
  privateStatuses,
} from "./lifecycle.rules";

type EventRow = Omit<OwnJobDto["history"][number], "by" | "at"> & { actorId: string | null; at: Date };

async function readJobHistory(id: string, posterId: string): Promise<OwnJobDto["history"]> {
  const found = await rows<EventRow>(sql`
    SELECT action, to_status AS "to", reason, actor_id AS "actorId", created_at AS at
    FROM job_events WHERE job_id = ${id}::uuid ORDER BY created_at DESC, id DESC LIMIT 50`);
  return found.map(({ actorId, at, ...event }) => ({
    ...event,
    by: actorId === null ? "system" : actorId === posterId ? "poster" : "team",
    at: at.toISOString(),
  }));
}

function editingOf(status: OwnJobDto["status"]): OwnJobDto["editing"] {
  if (privateStatuses.includes(status)) return "direct";
  return findJobTransition({ action: "edit", actor: "poster", status }) ? "review" : "closed";
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

export async function getOwnJob(id: string, viewer: Viewer): Promise<OwnJobDto> {
  const job = await readStoredJob({ rows }, id);
  const actor = job ? jobActorOf(viewer, job.posterId) : "other";
  if (!job || actor === "other") throw new AppError("not_found", jobCopy.notFound);
  const { version, status, content, decisionReason, mayPost, barred } = job;
  return {
    ...content,
    id: job.id,
    version,
    status,
    updatedAt: job.updatedAt.toISOString(),
    submittedAt: iso(job.submittedAt),
    expiresAt: iso(job.expiresAt),
    decisionReason,
    mayPost,
    editing: isBarred("edit", job) ? "closed" : editingOf(status),
    suspended: barred,
    actions: availableJobActions({ actor, status, barred }),
    history: await readJobHistory(job.id, job.posterId),
  };
}

const pageSize = 25;

type MyRow = Omit<MyJobDto, "createdAt" | "actions"> & { barred: boolean; createdAt: Date };

type Poster = Pick<Viewer, "id"> & Partial<Pick<Viewer, "vendorId" | "businessRole">>;

/** Own jobs; for a team member who may hire, also the owner's. */
function postersOf({ id, vendorId, businessRole = null }: Poster): Sql {
  const own = sql`poster_id = ${id}::uuid`;
  if (!isTeamMember({ businessRole }) || !isPermitted({ businessRole }, "hire")) return own;
  return sql`poster_id = ANY (ARRAY[${id}::uuid, (SELECT user_id FROM vendors WHERE id = ${vendorId}::uuid)])`;
}

export async function listMyJobs(
  viewer: Poster,
  { search, cursor }: { search?: string; cursor?: string } = {},
): Promise<Page<MyJobDto>> {
  const pattern = search ? containsPattern(search) : null;
  const where = allOf([
    postersOf(viewer),
    ...(pattern ? [sql`(title ILIKE ${pattern} OR company ILIKE ${pattern})`] : []),
  ]);
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<MyRow>(sql`
    SELECT id, version, title, company, status, status_before_suspension IS NOT NULL AS suspended, created_at AS "createdAt",
      to_char(${dayOf(sql`least(deadline, expires_at)`)}, 'YYYY-MM-DD') AS "endsOn", is_barred_poster(poster_id) AS barred,
      (SELECT v.business_name FROM vendors v
        WHERE v.user_id = jobs.poster_id AND v.status IN ('approved', 'suspended')) AS business,
      (SELECT count(*)::int FROM job_applications a WHERE a.job_id = jobs.id) AS applications
    FROM jobs WHERE ${where} AND ${after}
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize + 1}`),
    rows<CappedTotal>(countUpTo(jobCountCap, sql`FROM jobs WHERE ${where}`)),
  ]);
  const placeOf = ({ createdAt, id }: MyRow) => [createdAt, id];
  return toPage({ found, limit: pageSize, toItem: toMyJob, placeOf }, counted);
}

function toMyJob({ createdAt, barred, ...row }: MyRow): MyJobDto {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    actions: availableJobActions({ actor: "poster", status: row.status, barred }),
  };
}
