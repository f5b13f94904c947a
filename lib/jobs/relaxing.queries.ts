import "server-only";
import { readJobAddress, withJobPart, type JobFilterChip } from "./address.rules";
import type { JobRelaxation } from "./contract";
import { listOpenJobs } from "./queries";
import type { JobPart } from "./parts.rules";

/** What finds something where all filters together find nothing; none where there is one filter only. */
export async function relaxJobs(
  chips: readonly JobFilterChip[],
  part: JobPart | undefined,
): Promise<JobRelaxation[]> {
  if (chips.length < 2) return [];
  const counted = await Promise.all(
    chips.map(async (chip) => {
      const address = readJobAddress(Object.fromEntries(new URLSearchParams(chip.query)));
      const { total, capped } = await listOpenJobs({
        ...withJobPart(address, part),
        sort: "newest",
        limit: 1,
      });
      return { ...chip, total, capped };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}
