import "server-only";
import { isPausedByAdmin } from "@/lib/audit/pause.rows";
import { formatDay, endOfDay } from "@/lib/server/days";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { publicJobStatuses, type JobStatus } from "../rules";
import { invalidateJob, assertJobTransition, insertJob, submitJob } from "./editing.commands";
import type { OwnJobDto } from "./editing.contract";
import { getOwnJob } from "./editing.queries";
import { maxJobLengths } from "./input.rules";
import { auditJob, writeJobEvent, type LockedJob } from "./job.rows";
import { lockJob } from "./job.commands";
import { jobDeskCopy } from "./lifecycle.copy";
import type { PosterAction } from "./lifecycle.rules";
import { hasDaysLeft, jobEnd, renewedEnd } from "./run.rows";

type MoveInput = {
  job: LockedJob;
  action: PosterAction | "expire";
  to: JobStatus;
  actorId: string | null;
};

function datesForAction({ job: { now, publishedAt }, action }: MoveInput) {
  if (action === "relist") {
    const end = jobEnd({ now, publishedAt: publishedAt ?? now, deadline: null });
    return { expiresAt: end, deadline: null };
  }
  return action === "withdraw" ? { submittedAt: null } : {};
}

async function moveJob(tx: Transaction, move: MoveInput): Promise<void> {
  const { job, action, to, actorId } = move;
  const { id, status } = job;
  await tx.job.update({
    where: { id },
    data: { status: to, ...datesForAction(move), version: { increment: 1 } },
    select: { id: true },
  });
  await writeJobEvent(tx, { jobId: id, actorId, action, from: status, to });
  if (to === "open") await invalidateJob(tx, id, "shown");
  else if (publicJobStatuses.includes(status) || publicJobStatuses.includes(to)) {
    await invalidateJob(tx, id, "hidden");
  }
}

async function renewJob(tx: Transaction, job: LockedJob, viewer: Actor): Promise<void> {
  const { id, now, publishedAt, expiresAt, content } = job;
  const present = content.deadline ? endOfDay(content.deadline) : (expiresAt ?? now);
  const run = renewedEnd({ now, publishedAt: publishedAt ?? now, end: present });
  const end = content.deadline ? endOfDay(formatDay(run)) : run;
  if (formatDay(end) <= formatDay(present)) throw new AppError("conflict", jobDeskCopy.runFull);
  await tx.job.update({
    where: { id },
    data: {
      expiresAt: end,
      ...(content.deadline ? { deadline: end } : {}),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await writeJobEvent(tx, { jobId: id, actorId: viewer.id, action: "renew" });
  await invalidateJob(tx, id, "shown");
}

async function duplicateJob(tx: Transaction, job: LockedJob): Promise<string> {
  const { posterId, content, logoImageId } = job;
  const title = `${content.title.slice(0, maxJobLengths.title - 7)} (copy)`.trim();
  return insertJob(tx, { posterId, logoImageId, content: { ...content, title, deadline: null } });
}

export type JobActionInput = {
  viewer: Actor;
  id: string;
  action: PosterAction;
  version?: number;
  headers: Headers;
};

async function performJobAction(tx: Transaction, input: JobActionInput): Promise<string> {
  const { viewer, id, action, version, headers } = input;
  const job = await lockJob(tx, id, viewer);
  if (version !== undefined && version !== job.version) {
    throw new AppError("conflict", jobDeskCopy.changedMeanwhile);
  }
  const { to } = assertJobTransition(job, action);
  await auditJob(tx, { viewer, job, action, headers });
  if (action === "submit") await submitJob(tx, job, viewer);
  else if (action === "duplicate") return duplicateJob(tx, job);
  else if (action === "renew") await renewJob(tx, job, viewer);
  else if (to) {
    const { now, publishedAt, expiresAt, content } = job;
    const ends = [expiresAt, content.deadline ? endOfDay(content.deadline) : null];
    const ranOut = ends.some((end) => end !== null && end <= now);
    const comesBack = to === "open" && viewer.role !== "admin";
    if (comesBack && (await isPausedByAdmin(tx, "job", id))) {
      throw new AppError("conflict", jobDeskCopy.pausedByAdmin);
    }
    if (action === "resume" && ranOut) throw new AppError("conflict", jobDeskCopy.ranOut);
    const isSpent = publishedAt !== null && !hasDaysLeft(publishedAt, now);
    if (action === "relist" && isSpent) throw new AppError("conflict", jobDeskCopy.runFull);
    await moveJob(tx, { job, action, to, actorId: viewer.id });
  }
  return id;
}

export async function actOnJob(input: JobActionInput): Promise<OwnJobDto> {
  const id = await runStep(`job.${input.action}`, (tx) => performJobAction(tx, input));
  log.info({ event: "job_action", action: input.action, job: input.id, userId: input.viewer.id });
  return getOwnJob(id, input.viewer);
}

type Removal = { viewer: Actor; id: string; headers: Headers };

export async function deleteJob({ viewer, id, headers }: Removal): Promise<{ id: string }> {
  await transaction(async (tx) => {
    const job = await lockJob(tx, id, viewer);
    assertJobTransition(job, "delete");
    const [used] = await tx.rows<{ yes: boolean }>(sql`
      SELECT EXISTS (SELECT FROM job_applications WHERE job_id = ${id}::uuid)
        OR EXISTS (SELECT FROM conversations WHERE job_id = ${id}::uuid) AS yes`);
    if (used?.yes) throw new AppError("conflict", jobDeskCopy.hasApplications);
    await auditJob(tx, { viewer, job, action: "delete", headers });
    await tx.job.delete({ where: { id }, select: { id: true } });
  });
  log.info({ event: "job_deleted", job: id, userId: viewer.id });
  return { id };
}
