import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { jobCopy } from "../copy";
import { jobInputCopy } from "./input.copy";
import type { JobInput } from "./input.schema";
import { lockStoredJob, type LockedJob } from "./job.rows";
import { jobActorOf } from "./lifecycle.rules";

/** Throws not_found for anyone but the poster and admins. */
export async function lockJob(tx: Transaction, id: string, viewer: Viewer): Promise<LockedJob> {
  const job = await lockStoredJob(tx, id);
  const actor = job ? jobActorOf(viewer, job.posterId) : "other";
  if (!job || actor === "other") throw new AppError("not_found", jobCopy.notFound);
  return { ...job, actor };
}

export async function writeQuestions(
  tx: Transaction,
  jobId: string,
  { questions }: Pick<JobInput, "questions">,
): Promise<void> {
  const answered = await tx.jobAnswer.count({ where: { question: { jobId } }, take: 1 });
  if (answered > 0) {
    const { questionsAnswered } = jobInputCopy;
    throw new AppError("rule_broken", questionsAnswered, { fields: { questions: questionsAnswered } });
  }
  await tx.jobQuestion.deleteMany({ where: { jobId } });
  const filled = questions.filter(({ text }) => text !== "");
  if (filled.length === 0) return;
  await tx.jobQuestion.createMany({
    data: filled.map((question, position) => ({ ...question, jobId, position })),
  });
}
