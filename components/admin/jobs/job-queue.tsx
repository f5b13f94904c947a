"use client";

import { call } from "@/lib/client/api";
import { jobActionNames } from "@/lib/jobs/desk/lifecycle.copy";
import { decideJob, type ModeratedJobDto } from "@/lib/jobs/moderation/decision.contract";
import { jobReasonTemplates } from "@/lib/jobs/moderation/decision.copy";
import { PostQueue } from "../moderation/post-queue";
import { PendingJob } from "./pending-job";

export function JobQueue({ jobs }: { jobs: readonly ModeratedJobDto[] }) {
  return (
    <PostQueue
      kind="job"
      posts={jobs}
      templates={jobReasonTemplates}
      rules={{
        send: ({ id, updatedAt }, { action, reason }) =>
          call(decideJob, { params: { id, action }, body: { reason, updatedAt } }),
        doneName: (action) => jobActionNames[action],
        effect: "We emailed the poster.",
      }}
      card={(job, row) => <PendingJob key={job.id} job={job} row={row} />}
    />
  );
}
