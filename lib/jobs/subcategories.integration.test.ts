import { GET as list } from "@/app/api/jobs/route";
import { readSitemap } from "@/lib/seo/queries";
import { db } from "@/lib/server/db";
import { createJob, createUser } from "@/prisma/factories";
import { openJob, poster } from "@/prisma/test/hiring";
import { newcomer } from "@/prisma/test/sign-in";
import { listJobParts } from "./queries";
import { jobCategories } from "./rules";

let posterId: string;

async function job(data: Parameters<typeof createJob>[0] = {}): Promise<string> {
  return (await createJob({ posterId, ...data })).id;
}

async function ids(query: string): Promise<string[]> {
  const response = await list(new Request(`http://localhost:3000/api/jobs${query}`));
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}

beforeAll(async () => {
  posterId = (await createUser()).id;
});

afterEach(() => db.job.deleteMany());

test("a subcategory filters, and finds nothing in another category", async () => {
  const nurse = await job({ category: "Healthcare", subcategory: "healthcare/nursing" });
  await job({ category: "Healthcare", subcategory: "healthcare/care" });
  await job({ category: "Healthcare", subcategory: "" });
  expect(await ids("?subcategory=healthcare/nursing")).toEqual([nurse]);
  expect(await ids("?category=Healthcare&subcategory=healthcare/nursing")).toEqual([nurse]);
  expect(await ids("?category=Technology&subcategory=healthcare/nursing")).toEqual([]);
});

test("categories and their parts come in their order with their open jobs, and those are in the sitemap", async () => {
  await job();
  await job();
  await job({ subcategory: "" });
  await job({ category: "Sales", subcategory: "sales/field", status: "closed" });
  const found = await listJobParts();
  expect(found.flatMap(({ name, parent }) => (parent ? [] : [name]))).toEqual(jobCategories);
  expect(found.flatMap(({ path, count }) => (count > 0 ? [[path, count]] : []))).toEqual([
    ["hospitality", 3],
    ["hospitality/kitchen", 2],
  ]);
  const urls = [...((await readSitemap("pages.xml")) ?? "").matchAll(/\/jobs\/category\/([^<]+)/g)];
  expect(urls.map(([, path]) => path)).toEqual(["hospitality", "hospitality/kitchen"]);
});

test("a posted job keeps a subcategory of its own category only", async () => {
  const { browser } = await poster();
  const { browser: admin } = await newcomer({ role: "admin" });
  const made = await openJob(browser, admin, { subcategory: "healthcare/nursing" });
  const other = await openJob(browser, admin, { subcategory: "hospitality/service" });
  const kept = await db.job.findMany({
    where: { id: { in: [made, other] } },
    select: { id: true, subcategory: true },
  });
  expect(new Map(kept.map(({ id, subcategory }) => [id, subcategory]))).toEqual(
    new Map([
      [made, ""],
      [other, "hospitality/service"],
    ]),
  );
});
