import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Heart } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import type { SavedJobDto } from "@/lib/favorites/jobs.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { writeQuery } from "@/lib/shared/query-params";
import { SavedJobsList } from "./saved-jobs-list";
import { SavedTabs } from "./saved-tabs";

type Props = { jobs: readonly SavedJobDto[]; total: number; next: string | null; first: boolean };

export function SavedJobsView({ jobs, total, next, first }: Props) {
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold">Saved jobs</h1>
        {total > 0 ? <p className="text-muted-foreground">{total} saved</p> : null}
      </header>
      <SavedTabs current="job" />
      {jobs.length > 0 ? (
        <SavedJobsList jobs={jobs} />
      ) : (
        <EmptyState icon={Heart} title="No saved jobs yet">
          <p className="text-muted-foreground">
            Tap the heart on a job to save it here. We’ll let you know when it changes or closes.
          </p>
          <ButtonLink href={hrefs.jobs()}>Browse jobs</ButtonLink>
        </EmptyState>
      )}
      <Pagination
        label="Saved jobs"
        previousHref={first ? null : hrefs.savedJobs()}
        nextHref={next ? hrefs.savedJobs(writeQuery({ cursor: next })) : null}
      />
    </div>
  );
}
