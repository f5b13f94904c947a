import * as visits from "@/app/api/visits/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import { flushViews } from "./commands";

afterAll(() => stopQueue());

test("keeps subcategories and companies that somebody made up out of the list of pages", async () => {
  const pageOfCompany = async (status: "open" | "pending") => {
    const company = `Hats and Sons ${status}`;
    const { posterId } = await createJob({ company, status });
    const [row] = await rows<{ key: string }>(sql`SELECT company_key(${posterId}::uuid, ${company}) AS key`);
    return `/jobs/company/${row?.key}`;
  };
  const board = "listings";
  const changes = [
    { board, path: "electronics/radios", name: "Radios" },
    { board, path: "fashion/hats", name: "Hats", hidden: true },
  ];
  await db.subcategoryChange.createMany({ data: changes });
  const wanted = [
    "/products/electronics",
    "/products/electronics/radios",
    "/jobs/category/healthcare/nursing",
    await pageOfCompany("open"),
  ];
  const left = [
    "/products/buy-it-here",
    "/products/electronics/buy-it-here",
    "/products/fashion/hats",
    "/services/electronics/radios",
    "/jobs/category/buy-it-here",
    "/jobs/company/c0ffee00c0ffee00",
    await pageOfCompany("pending"),
  ];
  const browser = createBrowser();
  for (const path of [...left, ...wanted]) {
    expect((await browser.post(visits.POST, "/api/visits", { body: { path } })).status).toBe(202);
  }
  await flushViews();
  const counted = await db.pageView.findMany({ where: { path: { in: [...left, ...wanted] } } });
  expect(counted.map(({ path }) => path).sort()).toEqual(wanted.toSorted());
  await db.subcategoryChange.deleteMany({ where: { OR: changes.map(({ path }) => ({ board, path })) } });
});
