import { builtInJobParts } from "@/lib/jobs/subcategories.rules";
import { formatDay, endOfDay } from "@/lib/server/days";
import { suggestNode } from "@/lib/shared/tree";
import { jobRow } from "@/prisma/factories/rows";
import { makeId } from "../ids";
import type { Random } from "../random";
import { demoWords, type Company, type JobWords, type Place } from "../words";
import { day, type World } from "../world";
import { writeJob } from "../write/jobs";
import { addApplication, type Job } from "./applications";
import { makeHiring } from "./hiring";
import type { People, Person } from "./people";
import type { Shop, Shops } from "./vendors";

const { companies } = demoWords;
const { fields, screeningQuestions } = demoWords.jobs;
const { cities } = demoWords.places;

const sizeOfChains = 75;

const demoShop = { name: "Juniper Street Market", size: 6, about: "", city: "Austin, TX" };
const household = { name: "Bennett Household", size: 4, about: "", city: "Austin, TX" };

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

type Position = { company: Omit<Company, "roles">; field: JobWords; role: string; places: readonly Place[] };

function rolesIn(field: JobWords, { roles }: Company): string[] {
  return roles.filter((role) => field.titles.some(([title]) => title === role));
}

function placesOf({ city, size }: Pick<Company, "city" | "size">, shop?: Shop): readonly Place[] {
  const name = city ?? `${shop?.row.city}, ${shop?.row.state}`;
  const index = cities.findIndex((one) => `${one.city}, ${one.state}` === name);
  if (index === -1) throw new Error(`The demo has no place ${name}`);
  return size < sizeOfChains
    ? cities.slice(index, index + 1)
    : cities.slice(Math.max(0, index - 1), index + 2);
}

function positionOf(random: Random, index: number, shops: readonly Shop[]): Position {
  const field = fields[index % fields.length]!;
  const hiring = companies.filter((company) => rolesIn(field, company).length > 0);
  const company = hiring[Math.floor(index / fields.length) % hiring.length]!;
  const shop = shops.find(({ row }) => row.businessName === company.name);
  return { company, field, role: random.pick(rolesIn(field, company)), places: placesOf(company, shop) };
}

function positionAt(company: Position["company"], role: string): Position {
  const field = fields.find(({ titles }) => titles.some(([title]) => title === role))!;
  return { company, field, role, places: placesOf(company) };
}

function addJob(world: World, poster: Person, status: Status, position: Position): Job {
  const { random } = world;
  const { company, field, role } = position;
  const place = random.pick(position.places);
  const [work, low, high] = field.titles.find(([title]) => title === role)!;
  const { age, ...dates } = datesOf(world, status);
  const desk = [
    "Technology",
    "Design and creative",
    "Marketing",
    "Accounting and finance",
    "Customer service",
  ].includes(field.category);
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
      company: company.name,
      companyAbout: company.about,
      logoImageId: company.logo ? (world.pictures(`logo/${company.logo}`)[0]?.id ?? null) : null,
      category: field.category,
      subcategory: suggestNode(builtInJobParts, title)?.path ?? "",
      employmentType,
      workplace,
      location: `${place.city}, ${place.state}`,
      state: place.state,
      ...(isIntern && salary.salaryMinCents !== null ? internPay(low) : salary),
      description: writeJob(random, field, title, {
        company: company.name,
        city: place.city,
        size: company.size,
      }),
      openings: random.weighted([
        [1, 80],
        [2, 14],
        [4, 6],
      ] as const),
      ...applyOf(world, company.name),
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

function isFieldOf(person: number, { category }: Job): boolean {
  return fields[person % fields.length]?.category === category;
}

export function makeJobs(world: World, people: People, { shops }: Shops, count: number): Job[] {
  const { random } = world;
  const { customers, customer, vendor } = people;
  const posters = new Map<string, Person>();
  const jobs = Array.from({ length: count }, (_, index) => {
    const status = inReview[index] ?? statuses[index % statuses.length] ?? "open";
    if (index % 40 === 3) {
      const role = random.pick(["Sales associate", "Store manager", "Visual merchandiser"]);
      return addJob(world, vendor, "open", positionAt(demoShop, role));
    }
    if (index === 12) return addJob(world, customer, "open", positionAt(household, "Math tutor"));
    const position = positionOf(random, index, shops);
    const { name } = position.company;
    const shop = shops.find(({ row }) => row.businessName === name);
    const poster = shop?.user ?? posters.get(name) ?? random.pick(customers);
    posters.set(name, poster);
    return addJob(world, poster, status, position);
  });
  for (const job of jobs) {
    if (job.applyMethod !== "site" || !job.publishedAt) continue;
    const questions = random.chance(0.35) ? addQuestions(world, job) : [];
    const applicants = random.some(
      customers.filter((person, place) => person.id !== job.posterId && isFieldOf(place, job)),
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
