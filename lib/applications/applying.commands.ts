import "server-only";
import { writeJobNote } from "@/lib/messages/inbox/thread.commands";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { jobCopy } from "@/lib/jobs/copy";
import { lockUser } from "@/lib/users/locking.commands";
import type { ApplicationDto, NewApplication } from "./contract";
import { applicationCopy, appliedNotice } from "./copy";
import { appliedKey, notifyPosterSide } from "./notices.rows";
import { readQuestions } from "./questions.rows";
import { answerErrors, applicantName, applicationsPerDay } from "./rules";

type Job = { id: string; title: string; posterId: string; open: boolean; applyMethod: string };

async function lockPublicJob(tx: Transaction, id: string): Promise<Job> {
  const [job] = await tx.rows<Job>(sql`
    SELECT id::text AS id, title, poster_id::text AS "posterId", apply_method::text AS "applyMethod",
      status = 'open' AND least(deadline, expires_at) > now() AS open
    FROM jobs WHERE id = ${id}::uuid AND hidden_at IS NULL
      AND status IN ('open', 'filled', 'closed', 'expired') FOR SHARE`);
  if (!job) throw new AppError("not_found", jobCopy.notFound);
  return job;
}

function assertTakesApplications(job: Job, viewer: Viewer): void {
  if (job.posterId === viewer.id) throw new AppError("rule_broken", applicationCopy.yourself);
  if (!job.open) throw new AppError("conflict", applicationCopy.notOpen);
  if (job.applyMethod !== "site") throw new AppError("rule_broken", applicationCopy.elsewhere);
}

/** Throws 429 for the 21st application within 24 hours; locks the user row to serialize concurrent requests. */
async function assertWithinDailyLimit(tx: Transaction, applicantId: string): Promise<void> {
  await lockUser(tx, applicantId);
  const [made] = await tx.rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM job_applications
    WHERE applicant_id = ${applicantId}::uuid AND created_at > now() - interval '24 hours'`);
  if ((made?.count ?? 0) >= applicationsPerDay) throw new AppError("too_many", applicationCopy.tooMany);
}

async function assertOwnResume(tx: Transaction, ownerId: string, id: string): Promise<void> {
  const found = await tx.rows(sql`
    SELECT 1 FROM documents WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid AND kind = 'pdf' FOR SHARE`);
  if (found.length > 0) return;
  const { resumeUnknown } = applicationCopy;
  throw new AppError("rule_broken", resumeUnknown, { fields: { resumeId: resumeUnknown } });
}

async function validateAnswers(tx: Transaction, jobId: string, answers: NewApplication["answers"]) {
  const questions = await readQuestions(tx, jobId);
  const known = new Set(questions.map(({ id }) => id));
  const provided = Object.entries(answers).filter(([, text]) => text !== "");
  if (provided.some(([id]) => !known.has(id)))
    throw new AppError("conflict", applicationCopy.questionsChanged);
  const fields = answerErrors(questions, answers);
  const [first] = Object.values(fields);
  if (first) throw new AppError("rule_broken", first, { fields });
  return provided.map(([questionId, text]) => ({ questionId, text }));
}

async function apply(tx: Transaction, viewer: Viewer, job: Job, body: NewApplication): Promise<string> {
  const { note, resumeId, answers } = body;
  await assertWithinDailyLimit(tx, viewer.id);
  if (resumeId) await assertOwnResume(tx, viewer.id, resumeId);
  const provided = await validateAnswers(tx, job.id, answers);
  const [made] = await tx.jobApplication.createManyAndReturn({
    data: [{ jobId: job.id, applicantId: viewer.id, note, documentId: resumeId ?? null }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) throw new AppError("conflict", applicationCopy.twice);
  const { id: applicationId } = made;
  await tx.jobAnswer.createMany({ data: provided.map((answer) => ({ ...answer, applicationId })) });
  await tx.jobApplicationEvent.create({
    data: { applicationId, actorId: viewer.id, toStatus: "submitted" },
    select: { id: true },
  });
  await writeJobNote(tx, viewer, { jobId: job.id, text: note });
  const { firstName, lastName } = await tx.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { firstName: true, lastName: true },
  });
  const name = applicantName({ firstName, lastName });
  const notice = appliedNotice({
    jobTitle: job.title,
    path: hrefs.applicants(job.id),
    name,
    hasResume: resumeId !== undefined,
  });
  await notifyPosterSide(tx, notice, {
    userId: job.posterId,
    dedupeKey: appliedKey(applicationId),
    event: { type: "application.received", data: { applicationId, jobId: job.id } },
  });
  return applicationId;
}

/**
 * Throws conflict for a second application or a closed job, rule_broken for invalid answers, and too_many past the
 * daily limit. The note becomes the first message of the conversation.
 */
export async function applyForJob(
  viewer: Viewer,
  jobId: string,
  body: NewApplication,
): Promise<ApplicationDto> {
  const id = await withMessageLimit(viewer, () =>
    runStep("job.apply", async (tx) => {
      const job = await lockPublicJob(tx, jobId);
      assertTakesApplications(job, viewer);
      return apply(tx, viewer, job, body);
    }),
  );
  await scheduleMail();
  log.info({ event: "job_applied", job: jobId, application: id, userId: viewer.id });
  return { id, jobId, status: "submitted" };
}
