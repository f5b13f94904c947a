"use client";

import { AdWeight } from "@/components/advertisements/desk/ad-weight";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { OwnAdDto } from "@/lib/advertisements/desk.contract";
import { adActionNames } from "@/lib/advertisements/desk.copy";
import type { AdDecision } from "@/lib/advertisements/lifecycle.rules";
import { decideAdvertisement } from "@/lib/advertisements/moderation.contract";
import { adReasonTemplates } from "@/lib/advertisements/moderation.copy";
import { call } from "@/lib/client/api";
import { formatShortDate } from "@/lib/shared/dates";
import { DecisionCell } from "../moderation/decision-cell";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue, type QueueRow } from "../moderation/use-queue";

const decisions = [
  { action: "approve", label: "Approve", primary: true },
  { action: "reject", label: "Reject" },
] as const;

/** Advertisements that wait for a decision, one by one or by keyboard. */
export function AdQueue({ ads }: { ads: readonly OwnAdDto[] }) {
  const queue = useQueue<OwnAdDto, AdDecision>(ads, {
    keys: { a: "approve", r: "reject" },
    actionsOf: () => ["approve", "reject"],
    needsReason: (action) => action === "reject",
    canChoose: () => false,
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideAdvertisement, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ title }) => title,
    doneName: (action) => adActionNames[action],
    plural: "advertisements",
    effect: "We notified the vendor.",
  });
  const { body, shown, asking, decide } = queue;
  return (
    <div onKeyDown={queue.onKeyDown}>
      <Table caption="Advertisements in review">
        <TableHeader>
          <tr>
            <TableHead className="w-full">Advertisement</TableHead>
            <TableHead>Vendor</TableHead>
            <TableHead>Dates</TableHead>
            <TableActionsHead />
          </tr>
        </TableHeader>
        <TableBody ref={body}>
          {shown.map((ad) => (
            <AdRow key={ad.id} ad={ad} {...queue.rowOf(ad)} />
          ))}
        </TableBody>
      </Table>
      {asking ? (
        <ReasonDialog
          key={asking.items.map(({ id }) => id).join()}
          title={`Reject ${asking.items[0]?.title ?? ""}`}
          button="Reject advertisement"
          help="The vendor will see this and can edit the ad and resubmit it."
          templates={adReasonTemplates}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, "reject", reason)}
        />
      ) : null}
    </div>
  );
}

function AdRow({ ad, row, pending, onAction }: QueueRow<AdDecision> & { ad: OwnAdDto }) {
  return (
    <TableRow {...row}>
      <TableCell className="py-2.5">
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
        </div>
      </TableCell>
      <TableCell label="Vendor">{ad.vendor?.businessName ?? "The site"}</TableCell>
      <TableCell label="Dates" className="whitespace-nowrap">
        {formatShortDate(ad.startsAt)} – {formatShortDate(ad.endsAt)}
      </TableCell>
      <DecisionCell decisions={decisions} subject={ad.title} pending={pending} onAction={onAction} />
    </TableRow>
  );
}
