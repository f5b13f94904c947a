"use client";

import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { RelativeTime } from "@/components/ui/relative-time";
import { TableCell, TableRow } from "@/components/ui/table";
import { categoryNames } from "@/lib/listings/rules";
import { formatDate } from "@/lib/shared/dates";
import type { ReviewedVendorDto } from "@/lib/vendors/moderation.contract";
import { vendorSteps, type VendorAction } from "@/lib/vendors/moderation.rules";
import type { VendorStatus } from "@/lib/vendors/rules";
import { DecisionCell } from "../moderation/decision-cell";
import type { QueueRow } from "../moderation/use-queue";
import { VendorCase } from "./vendor-case";
import { Verification } from "./verification";

const states: Record<VendorStatus, { name: string; look: BadgeVariant }> = {
  pending: { name: "Waiting", look: "waiting" },
  approved: { name: "Approved", look: "trust" },
  rejected: { name: "Rejected", look: "harm" },
  suspended: { name: "Suspended", look: "harm" },
};

const buttons: Record<VendorAction, { label: string; primary?: boolean }> = {
  approve: { label: "Approve", primary: true },
  reject: { label: "Reject" },
  suspend: { label: "Suspend" },
  reinstate: { label: "Lift suspension" },
};

/** What can be done with a vendor in a state. */
export function actionsOf(status: VendorStatus): VendorAction[] {
  return (Object.keys(buttons) as VendorAction[]).filter((action) =>
    vendorSteps[action].from.includes(status),
  );
}

type Props = QueueRow<VendorAction> & { vendor: ReviewedVendorDto };

export function VendorRow({ vendor, row, selected, pending, onSelect, onAction }: Props) {
  const { businessName, category, phone, status, note, decisionReason, owner, submittedAt } = vendor;
  const state = states[status];
  return (
    <TableRow selected={selected} className="focus-visible:-outline-offset-2" {...row}>
      <TableCell className="w-12 max-md:absolute max-md:top-3 max-md:right-4 max-md:w-auto">
        {status === "pending" ? (
          <Checkbox
            aria-label={`Select ${businessName}`}
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        ) : null}
      </TableCell>
      <TableCell className="py-2.5 align-top max-md:pr-10">
        <p className="font-semibold wrap-anywhere">{businessName}</p>
        <p className="text-muted-foreground">
          {categoryNames[category]} · {phone}
        </p>
        {vendor.applications > 1 ? (
          <p className="text-muted-foreground">Application number {vendor.applications}</p>
        ) : null}
        {note ? <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{note}</p> : null}
        {decisionReason ? (
          <p className="text-muted-foreground mt-1 max-w-prose wrap-anywhere">Reason: {decisionReason}</p>
        ) : null}
        <VendorCase id={vendor.id} businessName={businessName} updatedAt={vendor.updatedAt} />
      </TableCell>
      <TableCell className="py-2.5 align-top md:min-w-64">
        <p>
          {owner.firstName} {owner.lastName}
          <span className="text-muted-foreground"> · {owner.username}</span>
        </p>
        <p className="text-muted-foreground wrap-anywhere">{owner.email}</p>
        <p className="text-muted-foreground">
          {owner.emailVerified ? "Email confirmed" : "Email not confirmed"}
        </p>
      </TableCell>
      <TableCell className="py-2.5 align-top whitespace-nowrap" label="Submitted">
        <RelativeTime date={submittedAt} exact={formatDate(submittedAt)} />
      </TableCell>
      <TableCell className="py-2.5 align-top">
        <Badge variant={state.look}>{state.name}</Badge>
        {status === "approved" || vendor.verified ? <Verification vendor={vendor} /> : null}
      </TableCell>
      <DecisionCell
        decisions={actionsOf(status).map((action) => ({ action, ...buttons[action] }))}
        subject={businessName}
        pending={pending}
        className="align-top"
        onAction={onAction}
      />
    </TableRow>
  );
}
