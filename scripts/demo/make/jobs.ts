import { builtInJobParts } from "@/lib/jobs/subcategories.rules";
import { formatDay, endOfDay } from "@/lib/server/days";
import { suggestNode } from "@/lib/shared/tree";
import { jobRow } from "@/prisma/factories/rows";
import { makeId } from "../ids";
import { demoWords } from "../words";
import { day, type World } from "../world";
import { writeJob } from "../write/jobs";
import { addApplication, type Job } from "./applications";
import { makeHiring } from "./hiring";
import type { People, Person } from "./people";
import type { Shops } from "./vendors";

const { companies } = demoWords;
const { fields, screeningQuestions } = demoWords.jobs;

type Status = "draft" | "pending" | "changes_requested" | "open" | "paused" | "filled" | "closed" | "expired";

const inReview: Readonly<Record<number, Status>> = { 59: "pending", 79: "changes_requested", 99: "pending" };

const statuses: readonly Status[] = [
  "open",
  "open",
  "open",
  "open",
  "open",
  "open",
  "filled",
  "open",
  "open",
  "open",
  "open",
  "expired",
  "open",
  "open",
  "open",
  "closed",
  "open",
  "open",
  "paused",
  "draft",
];

const unseen: readonly Status[] = ["draft", "pending", "changes_requested"];

function datesOf(world: World, status: Status) {
  const { random } = world;
  const age =
    status === "expired"
      ? random.between(33, 70)
      : status === "filled" || status === "closed"
        ? random.between(8, 40)
        : 0.1 + 24 * random.next() ** 1.3;
  const createdAt = world.ago(age);
  const life = age > 20 && status !== "expired" ? 50 : 30;
  const deadline = status === "open" && random.chance(0.4) ? random.int(3, 8) : null;
  const applyBy = deadline ? endOfDay(formatDay(new Date(world.now + deadline * day))) : null;
  const submittedAt =
    status === "draft" ? null : new Date(createdAt.getTime() + Math.min(0.01, age / 8) * day);
  if (unseen.includes(status)) {
    return {
      age,
      createdAt,
      updatedAt: createdAt,
      submittedAt,
      publishedAt: null,
      expiresAt: null,
      deadline: null,
    };
  }
  const publishedAt = new Date(createdAt.getTime() + Math.min(0.12, age / 4) * day);
  const end = new Date(publishedAt.getTime() + life * day);
  const over = status === "expired" ? end : status === "open" ? publishedAt : world.ago(age * 0.2);
  return {
    age,
    createdAt,
    updatedAt: over,
    submittedAt,
    publishedAt,
    expiresAt: applyBy ?? end,
    deadline: applyBy,
  };
}

const internWork = /\b(accountant|analyst|designer|editor|engineer|generalist|paralegal|specialist|writer)$/;

function internPay(low: number) {
  const hourly = Math.max(16, Math.round((low * 1000) / 2080 / 2));
  return { salaryMinCents: hourly * 100, salaryMaxCents: (hourly + 4) * 100, salaryUnit: "hour" as const };
}

function salaryOf(world: World, low: number, high: number) {
  const { random } = world;
  if (random.chance(0.06)) return { salaryMinCents: null, salaryMaxCents: null, salaryUnit: "year" as const };
  if (high < 60 && random.chance(0.7)) {
    const hourly = (thousands: number) => Math.round((thousands * 1000) / 2080 / 0.5) * 50;
    return { salaryMinCents: hourly(low), salaryMaxCents: hourly(high), salaryUnit: "hour" as const };
  }
  const yearly = (thousands: number) => thousands * 100_000;
  const spread = random.pick([0, 2, 4]);
  return {
    salaryMinCents: yearly(low + spread),
    salaryMaxCents: yearly(high - spread),
    salaryUnit: "year" as const,
  };
}

function applyOf(world: World, company: string) {
  const domain = `${company.toLowerCase().replace(/[^a-z0-9]+/g, "")}.example`;
  return world.random.weighted<{
    applyMethod: "site" | "email" | "link";
    applyEmail: string | null;
    applyUrl: string | null;
  }>([
    [{ applyMethod: "site", applyEmail: null, applyUrl: null }, 70],
    [{ applyMethod: "email", applyEmail: `jobs@${domain}`, applyUrl: null }, 16],
    [{ applyMethod: "link", applyEmail: null, applyUrl: `https://${domain}/careers` }, 14],
  ]);
}

function addJob(world: World, poster: Person, index: number, status: Status, company: string): Job {
  const { random } = world;
  const field = fields[index % fields.length];
  const place = random.pick(demoWords.places.cities);
  const [work, low, high] = random.pick(field?.titles ?? [["Assistant", 40, 50] as const]);
  if (!field) throw new Error("No field of work");
  const { age, ...dates } = datesOf(world, status);
  const desk = [
    "Technology",
    "Design and creative",
    "Marketing",
    "Accounting and finance",
    "Customer service",
  ].includes(field.category);
  const known = companies.find(({ name }) => name === company);
  const drawn = random.weighted([
    ["full_time", 70],
    ["part_time", 16],
    ["contract", 8],
    ["temporary", 3],
    ["internship", 3],
  ] as const);
  const employmentType = drawn === "internship" && !internWork.test(work) ? "full_time" : drawn;
  const isIntern = employmentType === "internship";
  const title = isIntern ? `${work} intern` : work;
  const workplace = desk ? random.pick(["remote", "hybrid", "hybrid", "onsite"] as const) : "onsite";
  const salary = salaryOf(world, low, high);
  const row = {
    ...jobRow({
      posterId: poster.id,
      title,
      company,
      companyAbout: known?.about ?? "",
      logoImageId: known?.logo ? (world.pictures(`logo/${known.logo}`)[0]?.id ?? null) : null,
      category: field.category,
      subcategory: suggestNode(builtInJobParts, title)?.path ?? "",
      employmentType,
      workplace,
      location: `${place.city}, ${place.state}`,
      state: place.state,
      ...(isIntern && salary.salaryMinCents !== null ? internPay(low) : salary),
      description: writeJob(random, field, title, {
        company,
        city: place.city,
        size: random.pick([6, 9, 14, 22, 40, 75, 120]),
      }),
      openings: random.weighted([
        [1, 80],
        [2, 14],
        [4, 6],
      ] as const),
      ...applyOf(world, company),
      status,
      decisionReason: status === "changes_requested" ? "Please say what the job pays." : null,
      ...dates,
    }),
    id: makeId(random, age * day),
  };
  return world.add("jobs", row);
}

function addQuestions(world: World, job: Job): string[] {
  return world.random.some(screeningQuestions, world.random.int(1, 3)).map(({ text, kind }, position) => {
    const id = makeId(world.random, 20 * day);
    world.add("job_questions", { id, jobId: job.id, position, text, kind, required: position === 0 });
    return id;
  });
}

export function makeJobs(world: World, people: People, { shops }: Shops, count: number): Job[] {
  const { random } = world;
  const { customers, customer, vendor } = people;
  const posters = new Map<string, Person>();
  const jobs = Array.from({ length: count }, (_, index) => {
    const status = inReview[index] ?? statuses[index % statuses.length] ?? "open";
    const company = companies[(index * 7) % companies.length]?.name ?? "Corner Kitchen";
    const shop = shops.find(({ row }) => row.businessName === company);
    if (index % 40 === 3) return addJob(world, vendor, index, "open", "Juniper Street Market");
    if (index === 12) return addJob(world, customer, index, "open", "Bennett Household");
    const poster = shop?.user ?? posters.get(company) ?? random.pick(customers);
    posters.set(company, poster);
    return addJob(world, poster, index, status, company);
  });
  for (const job of jobs) {
    if (job.applyMethod !== "site" || !job.publishedAt) continue;
    const questions = random.chance(0.35) ? addQuestions(world, job) : [];
    const applicants = random.some(
      customers.filter(({ id }) => id !== job.posterId),
      job.status === "open" ? random.int(0, 4) : random.int(1, 3),
    );
    if (job.posterId !== customer.id && random.chance(0.03)) applicants.push(customer);
    applicants.forEach((applicant, place) =>
      addApplication(world, random, { job, applicant, questions, place }),
    );
  }
  makeHiring(world, people, jobs);
  return jobs;
}
