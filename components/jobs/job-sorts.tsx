import { IntentLink } from "@/components/ui/intent-link";
import { jobQuery, jobsHref, sortsOf, type JobAddress } from "@/lib/jobs/address.rules";
import { jobSortNames } from "@/lib/jobs/rules";
import type { JobPart } from "@/lib/jobs/subcategories.rules";

/** The sorts as links, so that each is an address and needs no script. */
export function JobSorts({ address, part }: { address: JobAddress; part: JobPart | undefined }) {
  const current = address.sort ?? "newest";
  return (
    <nav
      aria-label="Sort jobs"
      className="no-scrollbar -mx-gutter px-gutter flex items-center gap-1 overflow-x-auto"
    >
      {sortsOf(address).map((sort) => (
        <IntentLink
          key={sort}
          href={jobsHref(part, jobQuery({ ...address, sort }))}
          scroll={false}
          aria-current={sort === current ? "true" : undefined}
          className="tap-target text-muted-foreground hover:bg-accent aria-[current]:bg-primary-soft aria-[current]:text-primary flex h-9 shrink-0 items-center rounded-full px-3 text-sm font-semibold transition-colors"
        >
          {jobSortNames[sort]}
        </IntentLink>
      ))}
    </nav>
  );
}
