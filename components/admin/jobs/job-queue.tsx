"use client";

import { call } from "@/lib/client/api";
import { jobActionNames } from "@/lib/jobs/desk/lifecycle.copy";
import { decideJob, type ModeratedJobDto } from "@/lib/jobs/moderation/decision.contract";
import { jobReasonTemplates } from "@/lib/jobs/moderation/decision.copy";
import { PostQueue, type RefusalWords } from "../moderation/post-queue";
import { PendingJob } from "./pending-job";

const words: RefusalWords = {
  "request-changes": {
    title: "Request changes to",
    button: "Request changes",
    help: "The poster will see this, make changes and resubmit.",
  },
  reject: {
    title: "Reject",
    button: "Reject job",
    help: "The poster will see this and can edit and resubmit the job.",
  },
};

export function JobQueue({ jobs }: { jobs: readonly ModeratedJobDto[] }) {
  return (
    <PostQueue
      posts={jobs}
      plural="jobs"
      words={words}
      templates={jobReasonTemplates}
      rules={{
        send: ({ id, updatedAt }, { action, reason }) =>
          call(decideJob, { params: { id, action }, body: { reason, updatedAt } }),
        doneName: (action) => jobActionNames[action],
        effect: "We emailed the poster.",
        undoable: { kind: "job", actions: ["approve", "request-changes", "reject"] },
      }}
      card={(job, row) => <PendingJob key={job.id} job={job} {...row} />}
    />
  );
}
