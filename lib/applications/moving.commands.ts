import "server-only";
import { auditAuthor } from "@/lib/audit/team.rows";
import { obstacleCopy } from "@/lib/messages/copy";
import { findObstacle } from "@/lib/messages/rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { dismissNotices, dismissSubjects } from "@/lib/notifications/notify/notify.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { consume, refund } from "@/lib/server/rate-limit";
import { authorOf, type Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import type { ApplicationDto, ApplicationMove } from "./contract";
import { applicationCopy, stepNotice, stepTexts, withdrawnNotice } from "./copy";
import { applicationEvents } from "./events.rows";
import { notifyApplicationSide, notifyPosterSide, stepKey } from "./notices.rows";
import {
  applicantName,
  applicationStatusNames,
  mayMove,
  stepLimit,
  stepMailDelaySeconds,
  stepsPerApplication,
  type ApplicationActor,
  type ApplicationStatus,
} from "./rules";

type LockedApplication = {
  id: string;
  jobId: string;
  jobTitle: string;
  status: ApplicationStatus;
  applicantId: string;
  posterId: string;
  firstName: string;
  lastName: string;
  /** From the poster's point of view: `you` is the poster, `they` the applicant. */
  youBlocked: boolean;
  youSuspended: boolean;
  theyBlocked: boolean;
  theyGone: boolean;
};

async function lockApplication(tx: Transaction, viewer: Actor, id: string): Promise<LockedApplication> {
  const [found] = await tx.rows<LockedApplication>(sql`
    SELECT a.id::text AS id, a.job_id::text AS "jobId", j.title AS "jobTitle", a.status::text AS status,
      a.applicant_id::text AS "applicantId", j.poster_id::text AS "posterId",
      u.first_name AS "firstName", u.last_name AS "lastName", u.status <> 'active' AS "theyGone",
      EXISTS (SELECT FROM vendors WHERE user_id = ${viewer.id}::uuid AND status = 'suspended') AS "youSuspended",
      EXISTS (SELECT FROM blocks WHERE blocker_id = j.poster_id AND blocked_id = u.id) AS "youBlocked",
      EXISTS (SELECT FROM blocks WHERE blocker_id = u.id AND blocked_id = j.poster_id) AS "theyBlocked"
    FROM job_applications a JOIN jobs j ON j.id = a.job_id JOIN users u ON u.id = a.applicant_id
    WHERE a.id = ${id}::uuid AND ${viewer.id}::uuid IN (a.applicant_id, j.poster_id) FOR UPDATE OF a`);
  if (!found) throw new AppError("not_found", applicationCopy.notFound);
  return found;
}

/**
 * A custom reason is a message, so it requires that the poster may message the applicant; the default text is exempt.
 */
function assertMayMessage(application: LockedApplication, { to, reason }: ApplicationMove): void {
  if (reason === "" || reason === stepTexts[to]) return;
  const obstacle = findObstacle(application);
  if (obstacle) throw new AppError("forbidden", obstacleCopy[obstacle]);
}

type LastStep = {
  id: string;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  fresh: boolean;
  takesBack: boolean;
};

async function readLastStep(tx: Transaction, id: string): Promise<LastStep | undefined> {
  const [last] = await tx.rows<LastStep>(sql`
    SELECT id::text AS id, from_status::text AS "from", to_status::text AS "to",
      created_at > now() - make_interval(secs => ${stepMailDelaySeconds}::int) AS fresh, takes_back AS "takesBack"
    FROM ${applicationEvents(sql`${id}::uuid`)} e ORDER BY created_at DESC, id DESC LIMIT 1`);
  return last;
}

type Step = {
  application: LockedApplication;
  move: ApplicationMove;
  actor: ApplicationActor;
  eventId: string;
};

async function notifyOtherSide(tx: Transaction, step: Step, last: LastStep | undefined): Promise<void> {
  const { application, move, actor, eventId } = step;
  const { applicantId, posterId, jobTitle, jobId, firstName, lastName } = application;
  const dedupeKey = stepKey(eventId);
  if (last) await dismissNotices(tx, applicantId, [stepKey(last.id)]);
  if (actor === "applicant") {
    const name = applicantName({ firstName, lastName });
    const notice = withdrawnNotice({ jobTitle, path: hrefs.applicants(jobId), name });
    return notifyPosterSide(tx, notice, {
      userId: posterId,
      dedupeKey,
      event: { type: "application.updated", data: { applicationId: application.id, jobId } },
    });
  }
  const isReverted = last?.fresh && !last.takesBack && last.from === move.to && last.to === move.from;
  if (isReverted) return;
  const { to, reason } = move;
  const notice = stepNotice({ jobTitle, path: hrefs.myApplications(), to, reason });
  await notifyApplicationSide(tx, notice, {
    userId: applicantId,
    dedupeKey,
    mailAfterSeconds: stepMailDelaySeconds,
  });
}

/** Throws 429 for the 21st step of an application within 24 hours; requires the application's lock. */
async function assertWithinStepLimit(tx: Transaction, id: string): Promise<void> {
  const [used] = await tx.rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM job_application_events
    WHERE application_id = ${id}::uuid AND from_status IS DISTINCT FROM to_status AND from_status IS NOT NULL
      AND created_at > now() - interval '24 hours'`);
  if ((used?.count ?? 0) >= stepsPerApplication) throw new AppError("too_many", applicationCopy.tooManyOfOne);
}

async function dismissOwnNotices(tx: Transaction, viewer: Actor, id: string): Promise<void> {
  const steps = await tx.rows<{ id: string }>(sql`
    SELECT id::text AS id FROM job_application_events WHERE application_id = ${id}::uuid`);
  const subjects = [`application:${id}`, `application-ended:${id}`, ...steps.map((step) => stepKey(step.id))];
  await dismissSubjects(tx, { userId: viewer.id, subjects });
}

/**
 * Counts a step against the poster's daily limit and refunds it on failure. Withdrawals don't count, because each
 * application has only one.
 */
async function withinStepLimit<T>(viewer: Actor, to: ApplicationStatus, take: () => Promise<T>): Promise<T> {
  if (to === "withdrawn") return take();
  await consume(stepLimit, viewer.id, applicationCopy.tooManySteps);
  try {
    return await take();
  } catch (error) {
    await refund(stepLimit, viewer.id);
    throw error;
  }
}

/**
 * Undoing a fresh step withdraws its notification instead of sending another. Throws not_found for anyone but the two
 * sides, conflict if the status has changed, rule_broken for a disallowed step, and too_many past the limits.
 */
export async function moveApplication(
  viewer: Actor,
  id: string,
  move: ApplicationMove,
): Promise<ApplicationDto> {
  const { from, to, reason } = move;
  const step = () =>
    transaction(async (tx) => {
      const application = await lockApplication(tx, viewer, id);
      const { status, jobId } = application;
      const actor = application.posterId === viewer.id ? "poster" : "applicant";
      if (status !== from) throw new AppError("conflict", applicationCopy.movedMeanwhile(status));
      if (!mayMove({ from, to, actor })) throw new AppError("rule_broken", applicationCopy.notAllowed(from));
      if (actor === "poster") {
        assertMayMessage(application, move);
        await assertWithinStepLimit(tx, id);
      }
      const last = await readLastStep(tx, id);
      await tx.jobApplication.update({ where: { id }, data: { status: to }, select: { id: true } });
      const { id: eventId } = await tx.jobApplicationEvent.create({
        data: {
          applicationId: id,
          actorId: authorOf(viewer).id,
          fromStatus: from,
          toStatus: to,
          note: reason,
        },
        select: { id: true },
      });
      const done = `moved an application to ${applicationStatusNames[to]}`;
      await auditAuthor(tx, { actor: viewer, action: "hire", done });
      await dismissOwnNotices(tx, viewer, id);
      await notifyOtherSide(tx, { application, move, actor, eventId }, last);
      return { id, jobId, status: to };
    });
  const moved = await withinStepLimit(viewer, to, step);
  await scheduleMail();
  log.info({ event: "application_moved", application: id, to, userId: viewer.id });
  return moved;
}
