"use client";

import { call } from "@/lib/client/api";
import { jobActionNames } from "@/lib/jobs/desk/lifecycle.copy";
import type { JobDecision } from "@/lib/jobs/desk/lifecycle.rules";
import { decideJob, type ModeratedJobDto } from "@/lib/jobs/moderation/decision.contract";
import { jobReasonTemplates } from "@/lib/jobs/moderation/decision.copy";
import { ChooseAllCards, QueueBulkBar, subjectOf } from "../moderation/queue-bulk";
import { QueueKeys } from "../moderation/queue-keys";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { PendingJob, jobDecisionButtons } from "./pending-job";

const keys: Record<string, JobDecision> = { a: "approve", c: "request-changes", r: "reject" };

const bulkDecisions = [
  { action: "approve", label: "Approve", primary: true },
  { action: "request-changes", label: "Request changes" },
  { action: "reject", label: "Reject" },
] as const;

const reasonWords = {
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

/** Jobs in review, the longest waiting first, to be decided on one after the other. */
export function JobQueue({ jobs }: { jobs: readonly ModeratedJobDto[] }) {
  const queue = useQueue<ModeratedJobDto, JobDecision>(jobs, {
    keys,
    actionsOf: () => jobDecisionButtons.map(({ action }) => action),
    asksFirst: (action) => action !== "approve",
    canChoose: () => true,
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideJob, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ title }) => title,
    doneName: (action) => jobActionNames[action],
    plural: "jobs",
    effect: "We emailed the poster.",
    undoable: { kind: "job", actions: ["approve", "request-changes", "reject"] },
  });
  const { body, shown, asking, decide } = queue;
  const action = asking?.action === "reject" ? "reject" : "request-changes";
  const words = reasonWords[action];
  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <QueueKeys keys={["X selects", "A approves", "C requests changes", "R rejects", "U undoes"]} />
      <ChooseAllCards of={queue.choosable.length} chosen={queue.selected.length} onChange={queue.chooseAll} />
      <ul role="list" aria-label="Jobs in review" className="grid gap-3">
        {shown.map((job) => (
          <PendingJob key={job.id} job={job} {...queue.rowOf(job)} />
        ))}
      </ul>
      <QueueBulkBar
        selected={queue.selected}
        pending={queue.isPending}
        decisions={bulkDecisions}
        onAction={decide}
        onClear={() => queue.chooseAll(false)}
      />
      {asking ? (
        <ReasonDialog
          key={`${asking.action}-${asking.items.map(({ id }) => id).join()}`}
          title={`${words.title} ${subjectOf(asking.items, ({ title }) => title, "jobs")}`}
          button={words.button}
          isHarmful={action === "reject"}
          help={words.help}
          queue="jobs"
          templates={jobReasonTemplates[action]}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}
