"use client";

import { call } from "@/lib/client/api";
import { jobActionNames } from "@/lib/jobs/desk/lifecycle.copy";
import type { JobDecision } from "@/lib/jobs/desk/lifecycle.rules";
import { decideJob, type ModeratedJobDto } from "@/lib/jobs/moderation/decision.contract";
import { jobReasonTemplates } from "@/lib/jobs/moderation/decision.copy";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { PendingJob, jobDecisionButtons } from "./pending-job";

const keys: Record<string, JobDecision> = { a: "approve", c: "request-changes", r: "reject" };

const reasonWords = {
  "request-changes": {
    title: "Request changes to",
    button: "Request changes",
    help: "The poster reads this, changes the job and submits it again.",
  },
  reject: {
    title: "Reject",
    button: "Reject job",
    help: "The poster reads this. They can change the job and submit it again.",
  },
};

/** Jobs in review, the longest waiting first, to be decided on one after the other. */
export function JobQueue({ jobs }: { jobs: readonly ModeratedJobDto[] }) {
  const queue = useQueue<ModeratedJobDto, JobDecision>(jobs, {
    keys,
    actionsOf: () => jobDecisionButtons.map(({ action }) => action),
    needsReason: (action) => action !== "approve",
    canChoose: () => false,
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideJob, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ title }) => title,
    doneName: (action) => jobActionNames[action],
    plural: "jobs",
    effect: "We emailed the poster.",
  });
  const { body, shown, asking, decide } = queue;
  const [asked] = asking?.items ?? [];
  const action = asking?.action === "reject" ? "reject" : "request-changes";
  const words = reasonWords[action];
  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <p className="text-muted-foreground mb-3 text-sm max-lg:hidden">
        Keys: J and K move, A approves, C requests changes, R rejects.
      </p>
      <ul role="list" aria-label="Jobs in review" className="grid gap-3">
        {shown.map((job) => (
          <PendingJob key={job.id} job={job} {...queue.rowOf(job)} />
        ))}
      </ul>
      {asking && asked ? (
        <ReasonDialog
          key={`${asking.action}-${asked.id}`}
          title={`${words.title} ${asked.title}`}
          button={words.button}
          help={words.help}
          templates={jobReasonTemplates[action]}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}
