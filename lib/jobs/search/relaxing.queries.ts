import "server-only";
import {
  jobQuery,
  readJobAddress,
  narrowToJobPart,
  type JobAddress,
  type JobFilterChip,
} from "@/lib/jobs/catalog/address.rules";
import type { JobRelaxation } from "@/lib/jobs/contract";
import { countOpenJobs } from "./list.queries";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { maxDroppedParts } from "@/lib/search/rules";
import type { ParsedJobQuery } from "./understanding.queries";

type Search = {
  address: JobAddress;
  reading: Pick<ParsedJobQuery, "text" | "filterText">;
  chips: readonly JobFilterChip[];
};

function termChips({ address, reading }: Search): JobFilterChip[] {
  const terms = reading.text.terms.flatMap(({ typed, kind, operands }) =>
    kind === "fact" || operands.length === 0 ? [] : [typed],
  );
  if (terms.length < 2 || terms.length > maxDroppedParts) return [];
  return terms.map((left) => {
    const search = [...terms.filter((term) => term !== left), reading.filterText].join(" ").trim();
    return { label: `“${left}”`, query: jobQuery({ ...address, search }) };
  });
}

export async function relaxJobs(search: Search, part: JobPart | undefined): Promise<JobRelaxation[]> {
  const { chips } = search;
  const left = [...(chips.length > 1 ? chips : []), ...termChips(search)];
  const counted = await Promise.all(
    left.map(async (chip) => {
      const address = readJobAddress(Object.fromEntries(new URLSearchParams(chip.query)));
      const { total, capped } = await countOpenJobs(narrowToJobPart(address, part));
      return { ...chip, total, capped };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}
