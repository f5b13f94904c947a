import { GET as list } from "@/app/api/jobs/route";
import { createJob, createUser } from "@/prisma/factories";
import type { JobDto } from "@/lib/jobs/contract";

beforeAll(async () => {
  const { id: posterId } = await createUser();
  for (const title of ["Piano teacher", "Diesel mechanic", "Doula", "Engineer/Lead"])
    await createJob({ posterId, title, description: "Five days a week." });
});

test.each([
  ["paino teacher", "Piano teacher"],
  ["dieesl", "Diesel mechanic"],
  ["duola", "Doula"],
  ["egnineer/lead", "Engineer/Lead"],
])("corrects swapped letters and words joined by a sign: '%s'", async (search, title) => {
  const query = new URLSearchParams({ search });
  const response = await list(new Request(`http://localhost:3000/api/jobs?${query}`));
  const jobs: JobDto[] = await response.json();
  expect(jobs.map((one) => one.title)).toEqual([title]);
});
