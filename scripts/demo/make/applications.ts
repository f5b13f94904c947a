import { endTexts } from "@/lib/applications/copy";
import { undecidedStatuses, type ApplicationStatus, type JobEnd } from "@/lib/applications/rules";
import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { createRandom, type Random } from "../random";
import { demoWords } from "../words";
import type { WithId, World } from "../world";
import { fill } from "../write/text";
import type { Person } from "./people";

export type Job = WithId<Prisma.JobCreateManyInput>;

const { employerReplies, notes, posterNotes } = demoWords.applications;

export const minute = 60_000;
export const timeOf = (moment: Date | string | null | undefined) => new Date(moment ?? 0).getTime();

export function applicationsEndAt(world: World, { status, updatedAt }: Job): number {
  return status === "open" ? world.now : timeOf(updatedAt);
}

const ways: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: [],
  reviewed: ["reviewed"],
  contacted: ["reviewed", "contacted"],
  interview: ["reviewed", "interview"],
  offered: ["reviewed", "interview", "offered"],
  hired: ["reviewed", "interview", "offered", "hired"],
  rejected: ["reviewed", "rejected"],
  withdrawn: ["withdrawn"],
};

type Step = { status: ApplicationStatus; at: number };

function addThread(
  world: World,
  random: Random,
  sent: SentApplication & { note: string; at: number; steps: Step[] },
): void {
  const { job, applicant, note, at, steps } = sent;
  if (!world.claim(`talk ${job.id} ${applicant.id}`)) return;
  const replies = steps.flatMap(({ status, at: then }) => {
    const text = employerReplies[status];
    return text ? [{ text, at: then + minute, senderId: job.posterId }] : [];
  });
  const messages = [{ text: note, at, senderId: applicant.id }, ...replies];
  const last = messages.at(-1)!;
  const [read] = steps;
  const id = makeId(random, world.now - at);
  world.add("conversations", {
    id,
    jobId: job.id,
    starterId: applicant.id,
    ownerId: job.posterId,
    ownerUnread: read ? 0 : 1,
    starterMessages: 1,
    ownerMessages: replies.length,
    firstReplySeconds: replies[0] ? Math.round((replies[0].at - at) / 1000) : null,
    lastMessageAt: new Date(last.at),
    lastMessageText: last.text.slice(0, 200),
    createdAt: new Date(at),
  });
  for (const { text, at: then, senderId } of messages) {
    const readAt = senderId === applicant.id ? read?.at : then + 20 * minute;
    world.add("messages", {
      id: makeId(random, world.now - then),
      conversationId: id,
      senderId,
      text,
      createdAt: new Date(then),
      readAt: readAt ? new Date(Math.min(world.now, readAt)) : null,
    });
  }
}

type SentApplication = {
  job: Job;
  applicant: Person;
};
type Application = SentApplication & {
  questions: readonly string[];
  place: number;
  status?: ApplicationStatus;
};

function writeNote(world: World, random: Random, job: Job): string {
  const note = composeNote(random, job);
  return world.claim(`note ${note}`) ? note : writeNote(world, random, job);
}

function composeNote(random: Random, { title, company = "", location = "" }: Job): string {
  const parts = [notes.openings, notes.experience, notes.availability].map((part) => random.pick(part));
  const city = location.split(",")[0] ?? "";
  const years = String(random.int(2, 14));
  return fill(parts.join(" "), { title: title.toLowerCase().replace(/^hr /, "HR "), company, city, years });
}

export function addApplication(world: World, random: Random, application: Application): void {
  const { job, applicant, questions, place } = application;
  const [from, until] = [timeOf(job.publishedAt), applicationsEndAt(world, job)];
  const share = random.between(0.05, 0.95);
  const at = Math.round(until - (until - from) * share);
  const id = makeId(random, world.now - at);
  const drawn = random.weighted<ApplicationStatus>([
    ["submitted", 40],
    ["reviewed", 22],
    ["contacted", 12],
    ["interview", 10],
    ["offered", 4],
    ["rejected", 12],
  ]);
  const note = writeNote(world, random, job);
  const filled =
    job.status === "filled" ? (place === 0 ? "hired" : drawn === "offered" ? "rejected" : drawn) : drawn;
  const status = application.status ?? filled;
  const way = ways[status];
  const steps = way.map((to, index) => ({
    status: to,
    at: Math.round(at + ((until - at) * (index + 1)) / (way.length + 1)),
  }));
  const lastAt = steps.at(-1)?.at ?? at;
  world.add("job_applications", {
    id,
    jobId: job.id,
    applicantId: applicant.id,
    note,
    posterNote: posterNotes[status] ?? "",
    status,
    createdAt: new Date(at),
    updatedAt: new Date(lastAt),
  });
  for (const questionId of questions) {
    const kind = world.rows.job_questions.find((question) => question.id === questionId)?.kind;
    const text =
      kind === "number"
        ? String(random.int(1, 14))
        : kind === "yes_no"
          ? "Yes"
          : "In about four weeks, sooner if needed.";
    world.add("job_answers", { applicationId: id, questionId, text });
  }
  addApplicationEvents(world, { id, job, applicant, at, steps });
  // A separate random sequence, so that the rest of the site doesn't change.
  addThread(world, createRandom(`plaza demo thread ${id}`), { job, applicant, note, at, steps });
}

type ApplicationHistory = SentApplication & { id: string; at: number; steps: readonly Step[] };

function addApplicationEvents(
  world: World,
  { id: applicationId, job, applicant, at, steps }: ApplicationHistory,
): void {
  const random = createRandom(`plaza demo steps ${applicationId}`);
  const add = (line: Step & { from: ApplicationStatus | null; actorId: string | null; note?: string }) =>
    world.add("job_application_events", {
      id: makeId(random, world.now - line.at),
      applicationId,
      actorId: line.actorId,
      fromStatus: line.from,
      toStatus: line.status,
      note: line.note ?? "",
      createdAt: new Date(line.at),
    });
  let last: ApplicationStatus = "submitted";
  add({ status: last, from: null, actorId: applicant.id, at });
  for (const step of steps) {
    add({ ...step, from: last, actorId: step.status === "withdrawn" ? applicant.id : job.posterId });
    last = step.status;
  }
  const end = job.status as JobEnd;
  if (!(end in endTexts) || !undecidedStatuses.includes(last)) return;
  add({
    status: last,
    from: last,
    actorId: null,
    at: applicationsEndAt(world, job) + minute,
    note: endTexts[end],
  });
}
