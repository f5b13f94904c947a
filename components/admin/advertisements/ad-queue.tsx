"use client";

import { AdWeight } from "@/components/advertisements/desk/ad-weight";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { adActionNames } from "@/lib/advertisements/desk.copy";
import type { AdDecision } from "@/lib/advertisements/lifecycle.rules";
import { decideAdvertisement, type ReviewedAdDto } from "@/lib/advertisements/moderation.contract";
import { adReasonTemplates } from "@/lib/advertisements/moderation.copy";
import { call } from "@/lib/client/api";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { decisionColumn } from "../moderation/decision-column";
import { QueueBulkBar, subjectOf } from "../moderation/queue-bulk";
import { ReasonDialog } from "../moderation/reason-dialog";
import { RiskReasons } from "../moderation/risk-reasons";
import { useQueue } from "../moderation/use-queue";

const decisions = [
  { action: "approve", label: "Approve", primary: true },
  { action: "reject", label: "Reject" },
] as const;

const columns: readonly DataColumn<ReviewedAdDto>[] = [
  {
    id: "ad",
    title: "Advertisement",
    headClassName: "w-full",
    className: "py-2.5",
    cell: (ad) => (
      <div className="flex flex-wrap items-start gap-3">
        <img
          src={ad.imageUrl}
          alt={`Picture of ${ad.title}`}
          className="bg-muted aspect-[16/5] w-60 rounded-md object-cover object-right max-md:w-full"
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{ad.title}</p>
          <p className="text-muted-foreground wrap-anywhere">{ad.linkUrl}</p>
          <p className="text-muted-foreground">Position: {ad.position}</p>
          <AdWeight ad={ad} />
        </div>
        <RiskReasons reasons={ad.riskReasons} hrefOf={(id) => hrefs.editListing(id, "view=preview")} />
      </div>
    ),
  },
  { id: "vendor", title: "Vendor", cell: ({ vendor }) => vendor?.businessName ?? "The site" },
  {
    id: "dates",
    title: "Dates",
    className: "whitespace-nowrap",
    cell: ({ startsAt, endsAt }) => `${formatShortDate(startsAt)} – ${formatShortDate(endsAt)}`,
  },
];

/** Advertisements that wait for a decision, one by one or by keyboard. */
export function AdQueue({ ads }: { ads: readonly ReviewedAdDto[] }) {
  const queue = useQueue<ReviewedAdDto, AdDecision>(ads, {
    keys: { a: "approve", r: "reject" },
    actionsOf: () => ["approve", "reject"],
    needsReason: (action) => action === "reject",
    canChoose: () => true,
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideAdvertisement, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ title }) => title,
    doneName: (action) => adActionNames[action],
    plural: "advertisements",
    effect: "We notified the vendor.",
    undoable: { kind: "advertisement", actions: ["approve", "reject"] },
  });
  const { body, shown, asking, decide } = queue;
  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <DataTable
        server
        caption="Advertisements in review"
        rows={shown}
        rowId={({ id }) => id}
        rowProps={queue.rowProps}
        selection={{ ...queue.selection, allLabel: "Select all on this page" }}
        columns={[
          ...columns,
          decisionColumn<ReviewedAdDto, AdDecision>({
            decisionsOf: () => decisions,
            subjectOf: ({ title }) => title,
            placeOf: queue.rowOf,
          }),
        ]}
      />
      <QueueBulkBar
        selected={queue.selected}
        pending={queue.isPending}
        decisions={decisions}
        onAction={decide}
        onClear={() => queue.chooseAll(false)}
      />
      {asking ? (
        <ReasonDialog
          key={asking.items.map(({ id }) => id).join()}
          title={`Reject ${subjectOf(asking.items, ({ title }) => title, "advertisements")}`}
          button="Reject advertisement"
          help="The vendor will see this and can edit the ad and resubmit it."
          queue="advertisements"
          templates={adReasonTemplates}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, "reject", reason)}
        />
      ) : null}
    </div>
  );
}
