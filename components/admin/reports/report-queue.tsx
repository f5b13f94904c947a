"use client";

import { useState } from "react";
import { call } from "@/lib/client/api";
import { jobReasonTemplates } from "@/lib/jobs/moderation/decision.copy";
import { listingReasonTemplates } from "@/lib/listings/moderation/decision.copy";
import { decideReports, type ReportedThingDto } from "@/lib/reports/moderation.contract";
import { reportWords, senderReasonTemplates } from "@/lib/reports/moderation.copy";
import { maxDecisionReason, type ReportAction } from "@/lib/reports/moderation.rules";
import type { ReportSubject } from "@/lib/reports/rules";
import { reviewReasonTemplates } from "@/lib/reviews/moderation.copy";
import { reasonTemplates } from "@/lib/vendors/moderation/moderation.copy";
import { decisionColumn } from "../moderation/decision-column";
import { QueueTable } from "../moderation/queue-table";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { nameOfReported, reportColumns, subjectColumn } from "./report-columns";
import { ThreadDialog } from "./thread-dialog";

const templates: Record<ReportSubject, readonly { name: string; text: string }[]> = {
  listing: listingReasonTemplates.remove,
  review: reviewReasonTemplates,
  job: jobReasonTemplates.reject,
  vendor: reasonTemplates.suspend,
  message: senderReasonTemplates,
};

function decisionsOf({ subject, up }: ReportedThingDto): { action: ReportAction; label: string }[] {
  return [
    { action: "dismiss", label: "Dismiss" },
    { action: "act", label: up ? reportWords[subject].act : "Close reports" },
  ];
}

export function ReportQueue({ things }: { things: readonly ReportedThingDto[] }) {
  const [reading, setReading] = useState<ReportedThingDto | null>(null);
  const queue = useQueue<ReportedThingDto, ReportAction>(things, {
    keys: { d: "dismiss", a: "act" },
    actionsOf: () => ["dismiss", "act"],
    needsConfirmation: (action) => action === "act",
    isSelectable: () => false,
    send: ({ id }, { action, reason }) => call(decideReports, { params: { id, action }, body: { reason } }),
    nameOf: ({ title, subject }) => title ?? `The reported ${reportWords[subject].thing}`,
    doneName: (action) => (action === "act" ? "acted on" : "left as it is"),
    plural: "reports",
    effect: "We let the people who reported it know.",
  });
  const { asking, decide } = queue;
  const [target] = asking?.items ?? [];

  function begin(thing: ReportedThingDto, action: ReportAction): void {
    // Nobody would read the reason for an item that is already gone.
    if (action === "act" && !thing.up) decide([thing], action, "Already removed.");
    else decide([thing], action);
  }

  return (
    <QueueTable
      queue={queue}
      caption="Reported things"
      keys={["D dismisses", "A takes action"]}
      columns={[
        subjectColumn(setReading),
        ...reportColumns,
        decisionColumn<ReportedThingDto, ReportAction>({
          decisionsOf,
          subjectOf: nameOfReported,
          placeOf: (thing) => ({ ...queue.rowOf(thing), onAction: (action) => begin(thing, action) }),
          className: "align-top",
        }),
      ]}
    >
      {asking && target ? (
        <ActionReason
          key={target.id}
          thing={target}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
      {reading ? <ThreadDialog messageId={reading.id} onClose={() => setReading(null)} /> : null}
    </QueueTable>
  );
}

type ReasonProps = { thing: ReportedThingDto; onClose: () => void; onReason: (reason: string) => void };

function ActionReason({ thing: { subject, title }, ...handlers }: ReasonProps) {
  const { act, help } = reportWords[subject];
  return (
    <ReasonDialog
      title={`${act}: ${title ?? ""}`}
      button={act}
      help={help}
      queue="reports"
      templates={templates[subject]}
      maxChars={maxDecisionReason}
      {...handlers}
    />
  );
}
