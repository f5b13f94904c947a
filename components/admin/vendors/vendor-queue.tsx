"use client";

import { ChooseAll } from "@/components/forms/choose-all";
import { Button } from "@/components/ui/button";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableBulkBar,
  TableHead,
  TableHeader,
} from "@/components/ui/table";
import { call } from "@/lib/client/api";
import { decideVendor, type ReviewedVendorDto } from "@/lib/vendors/moderation.contract";
import { reasonTemplates, vendorActionNames } from "@/lib/vendors/moderation.copy";
import { vendorSteps, type VendorAction } from "@/lib/vendors/moderation.rules";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { actionsOf, VendorRow } from "./vendor-row";

const keys: Record<string, VendorAction> = { a: "approve", r: "reject", s: "suspend", l: "reinstate" };

const reasonWords = {
  reject: {
    title: "Reject",
    button: "Reject application",
    help: "The vendor will see this and can edit the application and reapply.",
  },
  suspend: {
    title: "Suspend",
    button: "Suspend vendor",
    help: "The vendor will see this. Their listings and ads come off the site right away.",
  },
} as const;

/** The vendors of one page, to be decided on one by one, together, or by keyboard. */
export function VendorQueue({ vendors }: { vendors: readonly ReviewedVendorDto[] }) {
  const queue = useQueue<ReviewedVendorDto, VendorAction>(vendors, {
    keys,
    actionsOf: ({ status }) => actionsOf(status),
    needsReason: (action) => vendorSteps[action].needsReason,
    canChoose: ({ status }) => status === "pending",
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideVendor, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ businessName }) => businessName,
    doneName: (action) => vendorActionNames[action],
    plural: "vendors",
    effect: "We emailed the owner.",
  });
  const { body, shown, choosable, selected, asking, isPending, decide } = queue;

  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <Table caption="Vendors">
        <TableHeader>
          <tr>
            <TableHead>
              <ChooseAll
                label="Select all waiting"
                of={choosable.length}
                chosen={selected.length}
                onChange={queue.chooseAll}
              />
            </TableHead>
            <TableHead className="w-full">Business</TableHead>
            <TableHead>Owner</TableHead>
            <TableHead>Submitted</TableHead>
            <TableHead>State</TableHead>
            <TableActionsHead />
          </tr>
        </TableHeader>
        <TableBody>
          {shown.map((vendor) => (
            <VendorRow key={vendor.id} vendor={vendor} {...queue.rowOf(vendor)} />
          ))}
        </TableBody>
      </Table>
      <TableBulkBar count={selected.length}>
        <Button size="sm" disabled={isPending} onClick={() => decide(selected, "approve")}>
          Approve {selected.length}
        </Button>
        <Button size="sm" variant="secondary" disabled={isPending} onClick={() => decide(selected, "reject")}>
          Reject {selected.length}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => queue.chooseAll(false)}>
          Clear
        </Button>
      </TableBulkBar>
      {asking ? (
        <VendorReason
          key={`${asking.action}-${asking.items.map(({ id }) => id).join()}`}
          action={asking.action === "suspend" ? "suspend" : "reject"}
          vendors={asking.items}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}

type ReasonProps = {
  action: keyof typeof reasonWords;
  vendors: readonly ReviewedVendorDto[];
  onClose: () => void;
  onReason: (reason: string) => void;
};

function VendorReason({ action, vendors, ...handlers }: ReasonProps) {
  const { title, button, help } = reasonWords[action];
  const [only] = vendors;
  const subject = vendors.length === 1 ? only?.businessName : `${vendors.length} vendors`;
  return (
    <ReasonDialog
      title={`${title} ${subject}`}
      button={button}
      help={help}
      templates={reasonTemplates[action]}
      {...handlers}
    />
  );
}
