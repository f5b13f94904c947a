"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { call } from "@/lib/client/api";
import { decideVendor, type ReviewedVendorDto } from "@/lib/vendors/moderation/moderation.contract";
import { reasonTemplates, vendorActionNames } from "@/lib/vendors/moderation/moderation.copy";
import {
  vendorActions,
  vendorTransitions,
  type VendorAction,
} from "@/lib/vendors/moderation/moderation.rules";
import { decisionColumn } from "../moderation/decision-column";
import { describeSelection, type Queue } from "../moderation/queue-bulk";
import type { QueueRules } from "../moderation/queue-rules";
import { QueueTable } from "../moderation/queue-table";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { actionsOf, decisionsOf, vendorColumns, type VendorTransition } from "./vendor-columns";
import { Verification } from "./verification";

const keys: Record<string, VendorAction> = { a: "approve", r: "reject", s: "suspend", l: "reinstate" };

const keyNames: Record<VendorAction, string> = {
  approve: "A approves",
  reject: "R rejects",
  suspend: "S suspends",
  reinstate: "L lifts a suspension",
};

function keysFor(vendors: readonly ReviewedVendorDto[]): string[] {
  const can = new Set(vendors.flatMap(({ status }) => actionsOf(status)));
  const own = vendorActions.filter((action) => can.has(action)).map((action) => keyNames[action]);
  return can.has("approve") ? ["X selects", ...own, "U undoes"] : own;
}

const bulkDecisions = [
  { action: "approve", label: "Approve", primary: true },
  { action: "reject", label: "Reject" },
] as const;

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

const nameOf = ({ businessName }: ReviewedVendorDto) => businessName;

const describeVendors = (vendors: readonly ReviewedVendorDto[]) =>
  describeSelection(vendors, nameOf, "vendors");

const queueRules: QueueRules<ReviewedVendorDto, VendorAction> = {
  keys,
  actionsOf: ({ status }) => actionsOf(status),
  needsConfirmation: (action) => vendorTransitions[action].needsReason || action === "reinstate",
  isSelectable: ({ status }) => status === "pending",
  send: ({ id, updatedAt }, { action, reason }) =>
    call(decideVendor, { params: { id, action }, body: { reason, updatedAt } }),
  nameOf,
  doneName: (action) => vendorActionNames[action],
  plural: "vendors",
  effect: "We emailed the owner.",
  undoable: { kind: "vendor", actions: ["approve", "reject"] },
};

export function VendorQueue({ vendors }: { vendors: readonly ReviewedVendorDto[] }) {
  const queue = useQueue(vendors, queueRules);
  const [verifying, setVerifying] = useState<ReviewedVendorDto | null>(null);

  function stepOf(vendor: ReviewedVendorDto) {
    const { primary, pending, onAction } = queue.rowOf(vendor);
    return {
      primary,
      pending,
      onAction: (step: VendorTransition) =>
        step === "verify" || step === "unverify" ? setVerifying(vendor) : onAction(step),
    };
  }

  return (
    <QueueTable
      queue={queue}
      caption="Vendors"
      keys={keysFor(queue.shown)}
      columns={[
        ...vendorColumns,
        decisionColumn<ReviewedVendorDto, VendorTransition>({
          decisionsOf,
          subjectOf: nameOf,
          placeOf: stepOf,
          className: "align-top",
          stacks: true,
        }),
      ]}
      bulk={{ allLabel: "Select all pending", className: "py-2.5 align-top", decisions: bulkDecisions }}
    >
      {verifying ? <Verification vendor={verifying} onClose={() => setVerifying(null)} /> : null}
      <VendorConfirmation queue={queue} />
    </QueueTable>
  );
}

function VendorConfirmation({ queue }: { queue: Queue<ReviewedVendorDto, VendorAction> }) {
  const { asking, decide, stopAsking } = queue;
  if (!asking) return null;
  const { action, items } = asking;
  if (action === "reinstate") {
    return (
      <ConfirmDialog
        title={`Lift the suspension of ${describeVendors(items)}?`}
        button="Lift suspension"
        onClose={stopAsking}
        onConfirm={() => decide(items, "reinstate", "")}
      >
        <p>Their listings and ads go back on the site right away, and we’ll email them.</p>
      </ConfirmDialog>
    );
  }
  return (
    <VendorReason
      key={`${action}-${items.map(({ id }) => id).join()}`}
      action={action === "suspend" ? "suspend" : "reject"}
      vendors={items}
      onClose={stopAsking}
      onReason={(reason) => decide(items, action, reason)}
    />
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
  return (
    <ReasonDialog
      title={`${title} ${describeVendors(vendors)}`}
      button={button}
      help={help}
      queue="vendors"
      templates={reasonTemplates[action]}
      {...handlers}
    />
  );
}
