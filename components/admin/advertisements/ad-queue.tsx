"use client";

import { AdWeight } from "@/components/advertisements/desk/ad-weight";
import type { DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import { adActionNames } from "@/lib/advertisements/desk.copy";
import type { AdDecision } from "@/lib/advertisements/lifecycle.rules";
import { decideAdvertisement, type ReviewedAdDto } from "@/lib/advertisements/moderation.contract";
import { adReasonTemplates } from "@/lib/advertisements/moderation.copy";
import { call } from "@/lib/client/api";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { decisionColumn } from "../moderation/decision-column";
import { describeSelection } from "../moderation/queue-bulk";
import { QueueTable } from "../moderation/queue-table";
import { ReasonDialog } from "../moderation/reason-dialog";
import { RiskReasons } from "../moderation/risk-reasons";
import { useQueue } from "../moderation/use-queue";
import { formatNumber } from "@/lib/shared/numbers";

function numberOf(count: number, one: string): string {
  return `${formatNumber(count)} ${one}${count === 1 ? "" : "s"}`;
}

const isWaiting = ({ status }: ReviewedAdDto) => status === "pending";

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
          <p className="font-semibold wrap-anywhere">
            <IntentLink
              href={hrefs.editAdvertisement(ad.id)}
              className="tap-target rounded-sm underline-offset-4 hover:underline"
            >
              {ad.title}
            </IntentLink>
          </p>
          <p className="text-muted-foreground wrap-anywhere">{ad.linkUrl}</p>
          <p className="text-muted-foreground">Position: {ad.position}</p>
          {isWaiting(ad) ? null : (
            <p className="text-muted-foreground tabular-nums">
              {numberOf(ad.impressions, "impression")} · {numberOf(ad.clicks, "click")}
            </p>
          )}
          {ad.decisionReason ? (
            <p className="text-muted-foreground max-w-prose wrap-anywhere">Reason: {ad.decisionReason}</p>
          ) : null}
          {ad.status === "ended" ? null : <AdWeight ad={ad} />}
        </div>
        <RiskReasons reasons={ad.riskReasons} hrefOf={(id) => hrefs.editListing(id, "view=preview")} />
      </div>
    ),
  },
  {
    id: "vendor",
    title: "Vendor",
    className: "md:min-w-32 lg:min-w-48",
    cell: ({ vendor }) => vendor?.businessName ?? "The site",
  },
  {
    id: "dates",
    title: "Dates",
    className: "whitespace-nowrap",
    cell: ({ startsAt, endsAt }) => `${formatShortDate(startsAt)} – ${formatShortDate(endsAt)}`,
  },
];

export function AdQueue({ ads }: { ads: readonly ReviewedAdDto[] }) {
  const queue = useQueue<ReviewedAdDto, AdDecision>(ads, {
    keys: { a: "approve", r: "reject" },
    actionsOf: (ad) => (isWaiting(ad) ? ["approve", "reject"] : []),
    needsConfirmation: (action) => action === "reject",
    isSelectable: isWaiting,
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideAdvertisement, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ title }) => title,
    doneName: (action) => adActionNames[action],
    plural: "advertisements",
    effect: "We notified the vendor.",
    undoable: { kind: "advertisement", actions: ["approve", "reject"] },
  });
  const { shown, asking, decide } = queue;
  return (
    <QueueTable
      queue={queue}
      caption="Advertisements"
      keys={shown.some(isWaiting) ? ["X selects", "A approves", "R rejects", "U undoes"] : []}
      columns={[
        ...columns,
        decisionColumn<ReviewedAdDto, AdDecision>({
          decisionsOf: (ad) => (isWaiting(ad) ? decisions : []),
          subjectOf: ({ title }) => title,
          placeOf: queue.rowOf,
        }),
      ]}
      bulk={{ allLabel: "Select all on this page", decisions }}
    >
      {asking ? (
        <ReasonDialog
          key={asking.items.map(({ id }) => id).join()}
          title={`Reject ${describeSelection(asking.items, ({ title }) => title, "advertisements")}`}
          button="Reject advertisement"
          help="The vendor will see this and can edit the ad and resubmit it."
          queue="advertisements"
          templates={adReasonTemplates}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, "reject", reason)}
        />
      ) : null}
    </QueueTable>
  );
}
