import { PillLinks } from "@/components/ui/pill-links";
import { jobQuery, sortsOf, type JobAddress } from "@/lib/jobs/address.rules";
import { jobSortNames } from "@/lib/jobs/rules";

type Props = { address: JobAddress; hrefOf: (query: string) => string };

/** The sorts, each an address. */
export function JobSorts({ address, hrefOf }: Props) {
  const current = address.sort ?? "newest";
  return (
    <PillLinks
      label="Sort jobs"
      links={sortsOf(address).map((sort) => ({
        name: jobSortNames[sort],
        href: hrefOf(jobQuery({ ...address, sort })),
        current: sort === current,
      }))}
    />
  );
}
