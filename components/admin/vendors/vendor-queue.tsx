"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DataTable } from "@/components/ui/data-table";
import { call } from "@/lib/client/api";
import { decideVendor, type ReviewedVendorDto } from "@/lib/vendors/moderation/moderation.contract";
import { reasonTemplates, vendorActionNames } from "@/lib/vendors/moderation/moderation.copy";
import {
  vendorActions,
  vendorTransitions,
  type VendorAction,
} from "@/lib/vendors/moderation/moderation.rules";
import { decisionColumn } from "../moderation/decision-column";
import { QueueBulkBar, describeSelection } from "../moderation/queue-bulk";
import { QueueKeys } from "../moderation/queue-keys";
import type { QueueRules } from "../moderation/queue-rules";
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

const rules: QueueRules<ReviewedVendorDto, VendorAction> = {
  keys,
  actionsOf: ({ status }) => actionsOf(status),
  needsConfirmation: (action) => vendorTransitions[action].needsReason || action === "reinstate",
  isSelectable: ({ status }) => status === "pending",
  send: ({ id, updatedAt }, { action, reason }) =>
    call(decideVendor, { params: { id, action }, body: { reason, updatedAt } }),
  nameOf: ({ businessName }) => businessName,
  doneName: (action) => vendorActionNames[action],
  plural: "vendors",
  effect: "We emailed the owner.",
  undoable: { kind: "vendor", actions: ["approve", "reject"] },
};

export function VendorQueue({ vendors }: { vendors: readonly ReviewedVendorDto[] }) {
  const queue = useQueue(vendors, rules);
  const { body, shown, selected, asking, isPending, decide } = queue;
  const [verifying, setVerifying] = useState<ReviewedVendorDto | null>(null);

  function stepOf(vendor: ReviewedVendorDto) {
    const { pending, onAction } = queue.rowOf(vendor);
    return {
      pending,
      onAction: (step: VendorTransition) =>
        step === "verify" || step === "unverify" ? setVerifying(vendor) : onAction(step),
    };
  }

  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <QueueKeys keys={keysFor(shown)} />
      <DataTable
        server
        caption="Vendors"
        rows={shown}
        rowId={({ id }) => id}
        rowProps={queue.rowProps}
        selection={{ ...queue.selection, allLabel: "Select all pending", className: "py-2.5 align-top" }}
        columns={[
          ...vendorColumns,
          decisionColumn<ReviewedVendorDto, VendorTransition>({
            decisionsOf,
            subjectOf: ({ businessName }) => businessName,
            placeOf: stepOf,
            className: "align-top",
            stacks: true,
          }),
        ]}
      />
      <QueueBulkBar
        selected={selected}
        pending={isPending}
        decisions={bulkDecisions}
        onAction={decide}
        onClear={() => queue.chooseAll(false)}
      />
      {verifying ? <Verification vendor={verifying} onClose={() => setVerifying(null)} /> : null}
      {asking ? (
        <VendorConfirmation
          action={asking.action}
          vendors={asking.items}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}

type ConfirmationProps = {
  action: VendorAction;
  vendors: readonly ReviewedVendorDto[];
  onClose: () => void;
  onReason: (reason: string) => void;
};

function VendorConfirmation({ action, vendors, onClose, onReason }: ConfirmationProps) {
  const subject = describeSelection(vendors, ({ businessName }) => businessName, "vendors");
  if (action === "reinstate") {
    return (
      <ConfirmDialog
        title={`Lift the suspension of ${subject}?`}
        button="Lift suspension"
        onClose={onClose}
        onConfirm={() => onReason("")}
      >
        <p>Their listings and ads go back on the site right away, and we’ll email them.</p>
      </ConfirmDialog>
    );
  }
  const refusal = action === "suspend" ? "suspend" : "reject";
  const { title, button, help } = reasonWords[refusal];
  return (
    <ReasonDialog
      key={`${action}-${vendors.map(({ id }) => id).join()}`}
      title={`${title} ${subject}`}
      button={button}
      help={help}
      queue="vendors"
      templates={reasonTemplates[refusal]}
      onClose={onClose}
      onReason={onReason}
    />
  );
}
