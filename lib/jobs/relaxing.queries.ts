import "server-only";
import { jobQuery, readJobAddress, withJobPart, type JobAddress, type JobFilterChip } from "./address.rules";
import type { JobReading, JobRelaxation } from "./contract";
import { countOpenJobs } from "./queries";
import type { JobPart } from "./parts.rules";
import { termsOf } from "./same-words.rules";
import { sampleTerms } from "./weighing.queries";

type Search = {
  address: JobAddress;
  reading: Pick<JobReading, "words" | "wished">;
  chips: readonly JobFilterChip[];
};

/** Each of several things that the words say, with the query of the address without it: the nurse and the night shift. */
function chipsOfWords({ address, reading }: Search): JobFilterChip[] {
  const terms = reading.words ? termsOf(reading.words).map(([said]) => said) : [];
  if (terms.length < 2) return [];
  return terms.map((left) => {
    const search = [...terms.filter((said) => said !== left), reading.wished].join(" ").trim();
    return { label: `“${left}”`, query: jobQuery({ ...address, search }) };
  });
}

/** What finds something where all filters and words together find nothing; none where there is one only. */
export async function relaxJobs(search: Search, part: JobPart | undefined): Promise<JobRelaxation[]> {
  const { chips, reading } = search;
  const left = [...(chips.length > 1 ? chips : []), ...chipsOfWords(search)];
  const sample = reading.words && left.length > 0 ? await sampleTerms(reading.words) : undefined;
  const counted = await Promise.all(
    left.map(async (chip) => {
      const address = readJobAddress(Object.fromEntries(new URLSearchParams(chip.query)));
      const { total, capped } = await countOpenJobs(withJobPart(address, part), sample);
      return { ...chip, total, capped };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}
