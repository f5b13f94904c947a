import { readFileSync } from "node:fs";
import path from "node:path";
import { db } from "@/lib/server/db";

const migration = readFileSync(
  path.join(process.cwd(), "prisma/migrations/20261202020000_plan_descriptions/migration.sql"),
  "utf8",
);

async function descriptions(): Promise<string[]> {
  const found = await db.plan.findMany({ orderBy: { position: "asc" }, select: { description: true } });
  return found.map(({ description }) => description);
}

test("renames the first descriptions of plans, and keeps edited ones", async () => {
  const now = ["Just getting started", "For a business that sells every week", "For large catalogs"];
  expect(await descriptions()).toEqual(now);
  const before = {
    starter: "For a first few listings.",
    pro: "Our favorite.",
    business: "For a full catalog.",
  };
  for (const [id, description] of Object.entries(before)) {
    await db.plan.update({ where: { id }, data: { description } });
  }
  await db.$executeRawUnsafe(migration);
  expect(await descriptions()).toEqual([now[0], "Our favorite.", now[2]]);
});
