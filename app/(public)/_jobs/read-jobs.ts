import type { JobResultsData } from "@/components/jobs/job-results";
import { jobChips, withoutJobPart, type JobAddress } from "@/lib/jobs/catalog/address.rules";
import type { JobPartCount } from "@/lib/jobs/contract";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { jobPageSize } from "@/lib/jobs/rules";
import { listJobParts, listOpenJobs } from "@/lib/jobs/search/list.queries";
import { listNearestJobs } from "@/lib/jobs/search/nearest.queries";
import { relaxJobs } from "@/lib/jobs/search/relaxing.queries";
import { understandJobs } from "@/lib/jobs/search/understanding.queries";
import { findPlace } from "@/lib/places/queries";
import { readPageOrFirst } from "@/lib/shared/page";

type Input = {
  address: JobAddress;
  part: JobPart | undefined;
  from: string | undefined;
};

export async function readJobs({
  address,
  part,
  from,
}: Input): Promise<{ found: JobResultsData; parts: readonly JobPartCount[] }> {
  const [{ page, cursor }, parts, place, reading] = await Promise.all([
    readPageOrFirst(from, (start) => listOpenJobs({ ...address, limit: jobPageSize, cursor: start })),
    listJobParts(),
    address.place ? findPlace(address.place) : null,
    understandJobs(address),
  ]);
  const fields = withoutJobPart(address, part);
  const chips = jobChips(fields, reading, { place, parts });
  const [relaxations, nearest] =
    page.total === 0
      ? await Promise.all([
          relaxJobs({ address: fields, reading, chips }, part),
          listNearestJobs({ ...address, limit: jobPageSize }, reading),
        ])
      : [[], null];
  return { found: { page, cursor, place, reading, chips, relaxations, nearest }, parts };
}
