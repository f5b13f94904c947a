"use client";

import { JobCard } from "@/components/jobs/job-card";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import { toJobCard } from "@/lib/jobs/catalog/card.rules";
import { jobStatusNames } from "@/lib/jobs/rules";
import type { SavedJobDto } from "@/lib/favorites/jobs.contract";
import { formatDate } from "@/lib/shared/dates";
import { useFavorites } from "./hooks";
import { RemovedItem } from "./removed-item";

export function SavedJobsList({ jobs }: { jobs: readonly SavedJobDto[] }) {
  const { saved, toggle } = useFavorites("job");
  return (
    <ul role="list" className="grid gap-4 md:grid-cols-2">
      {jobs.map((job) =>
        saved && !saved.includes(job.id) ? (
          <RemovedItem key={job.id} title={job.title} onUndo={() => void toggle(job.id)} />
        ) : (
          <li key={job.id} className="flex min-w-0 flex-col gap-2">
            <div className="grow">
              <JobCard job={toJobCard(job)} level={2} />
            </div>
            <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              {job.status === "open" ? null : <Badge variant="ink">{jobStatusNames[job.status]}</Badge>}
              <RelativeTime date={job.savedAt} exact={formatDate(job.savedAt)} prefix="Saved" />
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
