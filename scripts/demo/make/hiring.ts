import type { ApplicationStatus } from "@/lib/applications/rules";
import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { createRandom, type Random } from "../random";
import { day, type World } from "../world";
import { addApplication, applicationsEndAt, minute, timeOf, type Job } from "./applications";
import type { People, Person } from "./people";

function addJobEvents(world: World, random: Random, { admin }: People, job: Job): void {
  const add = (action: string, at: number, to: Job["status"], from: Job["status"] = undefined) =>
    world.add("job_events", {
      id: makeId(random, world.now - at),
      jobId: job.id,
      actorId:
        action === "expire"
          ? null
          : ["approve", "request-changes"].includes(action)
            ? admin.id
            : job.posterId,
      action,
      fromStatus: from ?? null,
      toStatus: to ?? null,
      reason: action === "request-changes" ? job.decisionReason : null,
      createdAt: new Date(at),
    });
  const { status, createdAt, submittedAt, publishedAt, expiresAt } = job;
  add("create", timeOf(createdAt), "draft");
  if (submittedAt) add("submit", timeOf(submittedAt), "pending", "draft");
  if (status === "changes_requested")
    add("request-changes", timeOf(submittedAt) + 40 * minute, status, "pending");
  if (!publishedAt) return;
  const begun = timeOf(publishedAt);
  add("approve", begun, "open", "pending");
  if (timeOf(expiresAt) - begun > 31 * day) add("renew", begun + 20 * day, undefined);
  const endings: Partial<Record<string, string>> = {
    paused: "pause",
    filled: "fill",
    closed: "close",
    expired: "expire",
  };
  const ending = endings[status ?? ""];
  if (ending) add(ending, applicationsEndAt(world, job), status, "open");
}

const columns: readonly ApplicationStatus[] = [
  "submitted",
  "submitted",
  "submitted",
  "reviewed",
  "reviewed",
  "contacted",
  "interview",
  "offered",
  "hired",
  "rejected",
];

const ofCustomer: readonly (readonly [Job["status"], ApplicationStatus])[] = [
  ["open", "submitted"],
  ["open", "reviewed"],
  ["open", "interview"],
  ["filled", "rejected"],
  ["expired", "submitted"],
];

const fieldsOfCustomer = ["Administration", "Customer service", "Human resources", "Marketing"];

type JobSearch = {
  name: string;
  filter: Prisma.InputJsonObject;
  frequency: "daily" | "weekly";
  saved: number;
  fits: (job: Job) => boolean;
};

const searches: readonly JobSearch[] = [
  {
    name: "Remote",
    filter: { workplace: "remote" },
    frequency: "daily",
    saved: 30,
    fits: ({ workplace }) => workplace === "remote",
  },
  {
    name: "Customer service",
    filter: { category: "Customer service" },
    frequency: "weekly",
    saved: 21,
    fits: ({ category }) => category === "Customer service",
  },
];

function addJobSearch(
  world: World,
  random: Random,
  owner: Person,
  search: JobSearch,
  jobs: readonly Job[],
): void {
  const { fits, saved, ...rest } = search;
  const [createdAt, seenAt] = [world.ago(saved), world.ago(6)];
  const id = makeId(random, saved * day);
  world.add("saved_searches", {
    ...rest,
    id,
    target: "jobs",
    userId: owner.id,
    seenAt,
    alertsSince: createdAt,
    notifiedAt: world.ago(0.3),
    createdAt,
  });
  for (const job of jobs) {
    const published = timeOf(job.publishedAt);
    if (job.status !== "open" || published < createdAt.getTime() || job.posterId === owner.id || !fits(job))
      continue;
    const matched = new Date(published + minute);
    const match = { searchId: id, jobId: job.id, userId: owner.id, createdAt: matched, notifiedAt: matched };
    world.add("saved_search_matches", match);
  }
}

function takeApplications(job: Job): void {
  job.applyMethod = "site";
  job.applyEmail = null;
  job.applyUrl = null;
}

export function makeHiring(world: World, people: People, jobs: readonly Job[]): void {
  const { customers, customer, vendor } = people;
  const random = createRandom("plaza demo hiring");
  for (const job of jobs) addJobEvents(world, random, people, job);
  for (const [owner, most] of [
    [vendor, columns.length],
    [customer, 5],
  ] as const) {
    const own = jobs.find(({ posterId, status }) => posterId === owner.id && status === "open");
    if (!own) continue;
    takeApplications(own);
    own.openings = 2;
    const existingApplications = new Set(
      world.rows.job_applications.map(({ jobId, applicantId }) => `${jobId} ${applicantId}`),
    );
    const strangers = customers.filter(
      ({ id }) => id !== owner.id && !existingApplications.has(`${own.id} ${id}`),
    );
    random.some(strangers, most).forEach((applicant, place) => {
      addApplication(world, random, { job: own, applicant, questions: [], place, status: columns[place] });
    });
  }
  const applied = new Set(
    world.rows.job_applications
      .filter(({ applicantId }) => applicantId === customer.id)
      .map(({ jobId }) => jobId),
  );
  const foreign = jobs.filter(
    ({ posterId, applyMethod, category }) =>
      posterId !== customer.id && applyMethod === "site" && fieldsOfCustomer.includes(category ?? ""),
  );
  for (const [status, to] of ofCustomer) {
    // The first jobs are those that the customer asks about before applying.
    const job = foreign.slice(5).find((one) => one.status === status && !applied.has(one.id));
    if (!job) continue;
    applied.add(job.id);
    const questions = world.rows.job_questions
      .filter(({ jobId }) => jobId === job.id)
      .map(({ id }) => id ?? "");
    addApplication(world, random, { job, applicant: customer, questions, place: 1, status: to });
  }
  for (const search of searches) addJobSearch(world, random, customer, search, jobs);
  addJobSearch(world, random, vendor, searches[1]!, jobs);
  for (const job of jobs) {
    if (job.applyMethod === "site" || job.status !== "open" || random.chance(0.5)) continue;
    const newest = Math.min(6, (world.now - timeOf(job.publishedAt)) / day);
    const createdAt = world.ago(newest * random.next());
    world.add("job_presses", { jobId: job.id, viewKey: random.hex(43), createdAt });
  }
}
