import "server-only";
import { jobQuery, readJobAddress, withJobPart, type JobAddress, type JobFilterChip } from "./address.rules";
import type { JobRelaxation } from "./contract";
import { countOpenJobs } from "./queries";
import type { JobPart } from "./parts.rules";
import type { UnderstoodJobs } from "./understanding.queries";

type Search = {
  address: JobAddress;
  reading: Pick<UnderstoodJobs, "text" | "wished">;
  chips: readonly JobFilterChip[];
};

/** Each of several things that the words say, with the query of the address without it: the nurse and the night shift. */
function chipsOfWords({ address, reading }: Search): JobFilterChip[] {
  const terms = reading.text.terms.flatMap(({ typed, kind, operands }) =>
    kind === "fact" || operands.length === 0 ? [] : [typed],
  );
  if (terms.length < 2) return [];
  return terms.map((left) => {
    const search = [...terms.filter((said) => said !== left), reading.wished].join(" ").trim();
    return { label: `“${left}”`, query: jobQuery({ ...address, search }) };
  });
}

/** What finds something where all filters and words together find nothing; none where there is one only. */
export async function relaxJobs(search: Search, part: JobPart | undefined): Promise<JobRelaxation[]> {
  const { chips } = search;
  const left = [...(chips.length > 1 ? chips : []), ...chipsOfWords(search)];
  const counted = await Promise.all(
    left.map(async (chip) => {
      const address = readJobAddress(Object.fromEntries(new URLSearchParams(chip.query)));
      const { total, capped } = await countOpenJobs(withJobPart(address, part));
      return { ...chip, total, capped };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}
