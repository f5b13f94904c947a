"use client";

import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { decideAdvertisement, type OwnAdDto } from "@/lib/advertisements/desk/contract";
import { adActionNames, adReasonTemplates } from "@/lib/advertisements/desk/copy";
import type { AdDecision } from "@/lib/advertisements/lifecycle/rules";
import { call } from "@/lib/client/api";
import { formatShortDate } from "@/lib/shared/dates";
import { ReasonDialog } from "../decisions/reason-dialog";
import { useQueue, type QueueRow } from "../decisions/use-queue";

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
    effect: "The vendor is told.",
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
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
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
          help="The vendor reads this, and may change the advertisement and send it in again."
          templates={adReasonTemplates}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, "reject", reason)}
        />
      ) : null}
    </div>
  );
}

function AdRow({ ad, tabbable, pending, onFocus, onAction }: QueueRow<AdDecision> & { ad: OwnAdDto }) {
  return (
    <TableRow data-row={ad.id} tabIndex={tabbable ? 0 : -1} onFocus={onFocus}>
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
            <p className="text-muted-foreground">
              At the {ad.position} · weight {ad.weight}
            </p>
          </div>
        </div>
      </TableCell>
      <TableCell label="Vendor">{ad.vendor?.businessName ?? "The site"}</TableCell>
      <TableCell label="Dates" className="whitespace-nowrap">
        {formatShortDate(ad.startsAt)} – {formatShortDate(ad.endsAt)}
      </TableCell>
      <TableCell className="py-2 max-md:pt-3">
        <div className="flex gap-2 max-md:*:flex-1 md:justify-end">
          {(["approve", "reject"] as const).map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === "approve" ? "primary" : "secondary"}
              className="max-md:h-11"
              disabled={pending}
              aria-label={`${action === "approve" ? "Approve" : "Reject"}: ${ad.title}`}
              onClick={() => onAction(action)}
            >
              {action === "approve" ? "Approve" : "Reject"}
            </Button>
          ))}
        </div>
      </TableCell>
    </TableRow>
  );
}
