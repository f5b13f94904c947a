import { GET as list } from "@/app/api/jobs/route";
import { createJob, createUser } from "@/prisma/factories";
import type { JobDto } from "./contract";

async function find(search: string, more = {}): Promise<string[]> {
  const query = new URLSearchParams({ search, ...more });
  const response = await list(new Request(`http://localhost:3000/api/jobs?${query}`));
  return ((await response.json()) as JobDto[]).map(({ id }) => id);
}

test("GET /api/jobs takes what a text says of hours, workplace, pay and state for filters, unless others were chosen", async () => {
  const { id: posterId } = await createUser();
  const nurse = await createJob({
    posterId,
    title: "Nurse",
    employmentType: "part_time",
    workplace: "remote",
    state: "TX",
    salaryMaxCents: 40_00,
    salaryUnit: "hour",
  });
  const other = await createJob({
    posterId,
    title: "Nurse",
    employmentType: "full_time",
    workplace: "onsite",
    state: "OH",
  });
  for (const search of [
    "part time nurses",
    "remote nurse job",
    "nurse in texas",
    "nurse $35 an hour",
    "remote",
  ])
    expect([search, await find(search)]).toEqual([search, [nurse.id]]);
  expect(await find("part time nurse", { employmentType: "full_time" })).toEqual([other.id]);
});
