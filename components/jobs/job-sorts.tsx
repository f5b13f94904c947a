import { PillLinks } from "@/components/ui/pill-links";
import { jobQuery, availableSorts, type JobAddress } from "@/lib/jobs/catalog/address.rules";
import { jobSortNames } from "@/lib/jobs/rules";

type Props = {
  address: JobAddress;
  hasWords: boolean;
  hrefOf: (query: string) => string;
};

export function JobSorts({ address, hasWords, hrefOf }: Props) {
  const chosen = address.sort ?? (hasWords ? undefined : "newest");
  const choices = [
    ...(hasWords ? [{ sort: undefined, name: "Best match" }] : []),
    ...availableSorts(address).map((sort) => ({ sort, name: jobSortNames[sort] })),
  ];
  return (
    <PillLinks
      label="Sort jobs"
      links={choices.map(({ sort, name }) => ({
        name,
        href: hrefOf(jobQuery({ ...address, sort })),
        current: sort === chosen,
      }))}
    />
  );
}
