import "server-only";
import { auditAuthor } from "@/lib/audit/team.rows";
import { parseImageUrl } from "@/lib/images/rules";
import { findOwnImage } from "@/lib/images/upload.queries";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import { copiedShare } from "@/lib/listings/desk/similar-listings.rules";
import { findBlocked } from "@/lib/listings/desk/risk.rules";
import { actForBusiness } from "@/lib/server/acting-business";
import { purge, refresh } from "@/lib/server/cache";
import { formatDay } from "@/lib/server/days";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import { runSerially } from "@/lib/server/serial-queue";
import { log } from "@/lib/server/log";
import { authorOf, type Actor, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { jobsTag, jobTag } from "../rules";
import { resolveJobSubcategory } from "../subcategories.queries";
import { findSimilarJobs } from "./similar-jobs.rows";
import type { JobEdit, NewJob, OwnJobDto } from "./editing.contract";
import { getOwnJob } from "./editing.queries";
import { jobInputCopy } from "./input.copy";
import { jobsPerDay } from "./input.rules";
import { draftErrors, submissionErrors, type JobInput } from "./input.schema";
import { auditJob, jobColumns, writeJobEvent, type LockedJob, type JobColumns } from "./job.rows";
import { lockJob, writeQuestions } from "./job.commands";
import { jobDeskCopy } from "./lifecycle.copy";
import { isBarred, findJobTransition, privateStatuses, type JobAction } from "./lifecycle.rules";
import { jobRisks } from "./risk.rules";
import { hasDaysLeft, jobEnd, lastAllowedDay } from "./run.rows";

/** Purges caches immediately for hidden jobs; shown ones appear with the next refresh. */
export async function invalidateJob(tx: Transaction, id: string, change: "shown" | "hidden"): Promise<void> {
  if (change === "hidden") return purge([jobsTag, jobTag(id)], tx);
  await purge([jobTag(id)], tx);
  await refresh([jobsTag], tx);
}

function unreviewedFields({ salaryMin, salaryMax, salaryUnit, deadline, openings }: JobInput) {
  return { salaryMin, salaryMax, salaryUnit, deadline, openings };
}

function hasSameContent(one: JobInput, other: JobInput): boolean {
  return (Object.keys(one) as (keyof JobInput)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}

export function assertJobTransition(job: LockedJob, action: JobAction) {
  const { actor, status } = job;
  const step = findJobTransition({ action, actor, status });
  if (!step) throw new AppError("conflict", jobDeskCopy.notNow(action, status));
  if (isBarred(action, job)) throw new AppError("forbidden", jobDeskCopy.suspended);
  return step;
}

/** Throws 429 for the 11th job within 24 hours; locks the poster's row to serialize concurrent requests. */
async function assertWithinDailyLimit(tx: Transaction, posterId: string): Promise<void> {
  await lockUser(tx, posterId);
  const [made] = await tx.rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM jobs
    WHERE poster_id = ${posterId}::uuid AND created_at > now() - interval '24 hours'`);
  if ((made?.count ?? 0) >= jobsPerDay) throw new AppError("too_many", jobDeskCopy.tooMany);
}

type Logo = { viewer: Actor; requestedUrl: string; current: { url: string; id: string | null } };

async function resolveLogo({ viewer, requestedUrl, current }: Logo): Promise<string | null> {
  if (requestedUrl === "") return null;
  if (current.url && parseImageUrl(requestedUrl)?.name === parseImageUrl(current.url)?.name)
    return current.id;
  return findOwnImage({ userId: authorOf(viewer).id, url: requestedUrl, field: "logoUrl" });
}

function deadlineError({ content: { deadline }, publishedAt, now }: JobColumns): Record<string, string> {
  if (!deadline || !publishedAt || !hasDaysLeft(publishedAt, now)) return {};
  const last = lastAllowedDay(publishedAt);
  return deadline > last ? { deadline: jobInputCopy.deadlineBeyond(last) } : {};
}

async function assertComplete(tx: Transaction, job: JobColumns): Promise<void> {
  const { content, now } = job;
  const problems = { ...deadlineError(job), ...submissionErrors(content, formatDay(now)) };
  const [first] = Object.values(problems);
  if (first) throw new AppError("rule_broken", first, { fields: problems });
  const refused = (await readBlockedWords(tx)).filter(({ effect }) => effect === "refuse");
  for (const field of ["title", "company", "companyAbout", "description"] as const) {
    const [found] = findBlocked({ title: content[field], description: "" }, refused);
    if (!found) continue;
    const message = jobInputCopy.wordRefused(found.word);
    throw new AppError("rule_broken", message, { fields: { [field]: message } });
  }
}

type Subject = { jobId: string; posterId: string; content: JobInput };

async function risksOf(tx: Transaction, { jobId, posterId, content }: Subject) {
  const { title, company, companyAbout, description } = content;
  const text = { title: `${title}\n${company}`, description: `${description}\n${companyAbout}` };
  const words = findBlocked(text, await readBlockedWords(tx)).map(({ word }) => word);
  const [facts] = await tx.rows<{ before: number; rejected: number; lastHour: number }>(sql`
    SELECT count(*) FILTER (WHERE published_at IS NOT NULL)::int AS before,
      count(*) FILTER (WHERE status = 'rejected')::int AS rejected,
      count(*) FILTER (WHERE submitted_at > now() - interval '1 hour' AND id <> ${jobId}::uuid)::int AS "lastHour"
    FROM jobs WHERE poster_id = ${posterId}::uuid`);
  const { before = 0, rejected = 0, lastHour = 0 } = facts ?? {};
  const sameTexts = await findSimilarJobs(tx, { posterId, description, share: copiedShare });
  return jobRisks(content, { words, before, rejected, lastHour, sameTexts });
}

/** Throws 403 before the poster's email is confirmed and 422 for incomplete content. */
export async function submitJob(tx: Transaction, job: JobColumns, viewer: Actor): Promise<void> {
  const { id, posterId, status, content, now } = job;
  if (job.barred) throw new AppError("forbidden", jobDeskCopy.suspended);
  if (!job.mayPost) throw new AppError("forbidden", jobDeskCopy.emailUnconfirmed);
  await assertComplete(tx, job);
  await tx.job.update({
    where: { id },
    data: {
      status: "pending",
      submittedAt: now,
      decisionReason: null,
      riskReasons: await risksOf(tx, { jobId: id, posterId, content }),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await writeJobEvent(tx, { jobId: id, actorId: viewer.id, action: "submit", from: status, to: "pending" });
}

function assertValidDraft(content: JobInput): void {
  const fields = draftErrors(content);
  const [first] = Object.values(fields);
  if (first) throw new AppError("rule_broken", first, { fields });
}

export async function insertJob(
  tx: Transaction,
  { posterId, content, logoImageId }: { posterId: string; content: JobInput; logoImageId: string | null },
): Promise<string> {
  assertValidDraft(content);
  await assertWithinDailyLimit(tx, posterId);
  const { id } = await tx.job.create({
    data: { ...jobColumns(content), posterId, logoImageId, status: "draft" },
    select: { id: true },
  });
  await writeQuestions(tx, id, content);
  await writeJobEvent(tx, { jobId: id, actorId: posterId, action: "create", to: "draft" });
  return id;
}

async function createFor(viewer: Actor, { submit, ...sent }: Omit<NewJob, "business">): Promise<OwnJobDto> {
  const content = await resolveJobSubcategory(sent);
  const create = async (tx: Transaction) => {
    const logoImageId = await resolveLogo({
      viewer,
      requestedUrl: content.logoUrl,
      current: { url: "", id: null },
    });
    const made = await insertJob(tx, { posterId: viewer.id, content, logoImageId });
    await auditAuthor(tx, { actor: viewer, action: "hire", done: "created a job" });
    if (submit) await submitJob(tx, await lockJob(tx, made, viewer), viewer);
    return made;
  };
  const id = await runSerially({ kind: "poster", id: viewer.id }, () => runStep("job.create", create));
  log.info({ event: "job_created", job: id, userId: viewer.id, submitted: submit });
  return getOwnJob(id, viewer);
}

type Create = { viewer: Viewer; body: NewJob; headers: Headers };

/** Creates a job of the viewer, or with `business` of the business for which they act. */
export async function createJob({ viewer, body, headers }: Create): Promise<OwnJobDto> {
  const { business, ...job } = body;
  if (!business) return createFor(viewer, job);
  return actForBusiness({ viewer, permission: "hire", headers }, (actor) => createFor(actor, job));
}

type Write = { job: LockedJob; content: JobInput; viewer: Actor };

async function writeContent(tx: Transaction, { job, content, viewer }: Write): Promise<void> {
  assertValidDraft(content);
  const { id, logoImageId, status, now, publishedAt } = job;
  const current = { url: job.content.logoUrl, id: logoImageId };
  const { deadline } = content;
  const moved = deadline !== job.content.deadline && publishedAt && !privateStatuses.includes(status);
  await tx.job.update({
    where: { id },
    data: {
      ...jobColumns(content),
      logoImageId: await resolveLogo({ viewer, requestedUrl: content.logoUrl, current }),
      ...(moved ? { expiresAt: jobEnd({ now, publishedAt, deadline }) } : {}),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  if (JSON.stringify(content.questions) !== JSON.stringify(job.content.questions)) {
    await writeQuestions(tx, id, content);
  }
}

type Update = { viewer: Actor; id: string; body: JobEdit; headers: Headers };

async function edit(tx: Transaction, { viewer, id, body, headers }: Update): Promise<void> {
  const { version: _version, submit, ...content } = body;
  const job = await lockJob(tx, id, viewer);
  const { status } = job;
  assertFresh({ headers, body, stored: job, copy: jobDeskCopy });
  assertJobTransition(job, "edit");
  const changed = !hasSameContent(job.content, content);
  if (status !== "draft" && changed) await assertComplete(tx, { ...job, content });
  await auditJob(tx, { viewer, job, action: "edit", headers });
  if (changed) await writeContent(tx, { job, content, viewer });
  const next = { ...job, content };
  if (privateStatuses.includes(status)) {
    if (submit && findJobTransition({ action: "submit", actor: job.actor, status }))
      await submitJob(tx, next, viewer);
    return;
  }
  if (!changed) return;
  if (hasSameContent({ ...content, ...unreviewedFields(job.content) }, job.content)) {
    await invalidateJob(tx, id, "shown");
    await writeJobEvent(tx, { jobId: id, actorId: viewer.id, action: "edit" });
    return;
  }
  await submitJob(tx, next, viewer);
  await invalidateJob(tx, id, "hidden");
}

export async function updateJob(sent: Update): Promise<OwnJobDto> {
  const input = { ...sent, body: await resolveJobSubcategory(sent.body) };
  await transaction((tx) => edit(tx, input));
  return getOwnJob(input.id, input.viewer);
}
