import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { recordStatements } from "@/prisma/plans";
import { listOpenJobs } from "./queries";

test.each([
  { sort: "newest" },
  { sort: "salary" },
  { sort: "deadline" },
  { sort: "distance", place: "austin-tx", within: 25 },
] as const)("pages of %j tell what the first one counted, without counting again", async (query) => {
  const { id: posterId } = await createUser();
  const make = (days: number) =>
    createJob({ posterId, location: "Austin, TX", state: "TX", createdAt: daysFromNow(days) });
  for (const days of [-3, -2, -1]) await make(days);
  const first = await listOpenJobs({ ...query, limit: 2 });
  await make(-9);
  const { sent, result } = await recordStatements(() =>
    listOpenJobs({ ...query, limit: 2, cursor: first.next! }),
  );
  expect(result).toMatchObject({ total: first.total, capped: false });
  expect(sent).toHaveLength(1);
  expect((await listOpenJobs(query)).total).toBe(first.total + 1);
});
