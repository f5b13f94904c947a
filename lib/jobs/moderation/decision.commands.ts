import "server-only";
import { beginUndoable } from "@/lib/audit/undo.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { formatDay } from "@/lib/server/days";
import { transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason, assertUnchanged } from "@/lib/shared/decision-checks";
import { moderationNotices, needsReason, type ModerationAction } from "@/lib/shared/moderation";
import { invalidateJob } from "../desk/editing.commands";
import { auditJob, writeJobEvent, type LockedJob } from "../desk/job.rows";
import { lockJob } from "../desk/job.commands";
import { jobActionNames } from "../desk/lifecycle.copy";
import { isBarred, findJobTransition } from "../desk/lifecycle.rules";
import { notifyPoster } from "../desk/notices.rows";
import { hasDaysLeft, jobEnd } from "../desk/run.rows";
import { jobsTag, jobTag } from "../rules";
import type { DecidedJobDto, JobDecisionBody } from "./decision.contract";
import { jobModerationCopy } from "./decision.copy";

type Input = JobDecisionBody & {
  admin: Viewer;
  id: string;
  action: ModerationAction;
  headers: Headers;
  runInTransaction?: (tx: Transaction) => Promise<void>;
};

function remainingRun({ now, publishedAt, expiresAt, content: { deadline } }: LockedJob) {
  const begun = publishedAt && hasDaysLeft(publishedAt, now) ? publishedAt : now;
  const keepsExpiry = begun === publishedAt && expiresAt && expiresAt > now && !deadline;
  return {
    publishedAt: begun,
    expiresAt: keepsExpiry ? expiresAt : jobEnd({ now, publishedAt: begun, deadline }),
  };
}

function assertApprovable(job: LockedJob): void {
  const { deadline } = job.content;
  if (isBarred("approve", job)) throw new AppError("conflict", jobModerationCopy.suspended);
  if (deadline && deadline < formatDay(job.now))
    throw new AppError("conflict", jobModerationCopy.deadlinePassed);
}

async function decide(tx: Transaction, input: Input): Promise<DecidedJobDto> {
  const { admin, id, action, reason, updatedAt, headers } = input;
  const job = await lockJob(tx, id, admin);
  const to = findJobTransition({ action, actor: "admin", status: job.status })?.to;
  if (!to) throw new AppError("conflict", jobModerationCopy.decided);
  assertUnchanged({ seen: updatedAt, updatedAt: job.updatedAt }, jobModerationCopy.changed);
  const approved = action === "approve";
  if (approved) assertApprovable(job);
  await auditJob(tx, { viewer: admin, job, action, reason, headers });
  if (action !== "remove") {
    const summary = `“${job.content.title}” was ${jobActionNames[action]}`;
    await beginUndoable(tx, { kind: "job", id, actorId: admin.id, summary, tags: [jobsTag, jobTag(id)] });
  }
  await tx.job.update({
    where: { id },
    data: {
      status: to,
      ...(approved ? remainingRun(job) : {}),
      decisionReason: approved ? null : reason,
      statusBeforeSuspension: null,
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await writeJobEvent(tx, { jobId: id, actorId: admin.id, action, from: job.status, to, reason });
  const { posterId, content } = job;
  await notifyPoster(tx, {
    kind: moderationNotices[action],
    jobId: id,
    title: content.title,
    posterId,
    reason,
  });
  if (approved) await invalidateJob(tx, id, "shown");
  if (action === "remove") await invalidateJob(tx, id, "hidden");
  await input.runInTransaction?.(tx);
  return { id, status: to };
}

/** Throws 422 for a missing required reason, and 409 if the job was decided or changed since the admin saw it. */
export async function decideOnJob(input: Input): Promise<DecidedJobDto> {
  const { admin, id, action, reason } = input;
  if (needsReason(action)) assertReason(reason, jobModerationCopy.reasonRequired);
  const decided = await transaction((tx) => decide(tx, input));
  log.info({ event: "job_decided", action, job: id, userId: admin.id });
  await scheduleMail();
  return decided;
}
