"use client";

import { SharedFavorites } from "@/components/favorites/shared-favorites";
import type { JobCardDto } from "@/lib/jobs/catalog/card.rules";
import { JobCard } from "./job-card";

export function JobList({ jobs }: { jobs: readonly JobCardDto[] }) {
  return (
    <SharedFavorites kind="job">
      <ul role="list" className="job-list">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </SharedFavorites>
  );
}
