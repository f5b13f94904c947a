"use client";

import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { RelativeTime } from "@/components/ui/relative-time";
import { TableCell, TableRow } from "@/components/ui/table";
import { categoryNames } from "@/lib/listings/rules";
import { formatDate } from "@/lib/shared/dates";
import type { ReviewedVendorDto } from "@/lib/vendors/review/contract";
import { vendorSteps, type VendorAction } from "@/lib/vendors/review/rules";
import type { VendorStatus } from "@/lib/vendors/rules";
import type { QueueRow } from "../decisions/use-queue";

const states: Record<VendorStatus, { name: string; look: BadgeVariant }> = {
  pending: { name: "Waiting", look: "waiting" },
  approved: { name: "Approved", look: "trust" },
  rejected: { name: "Rejected", look: "harm" },
  suspended: { name: "Suspended", look: "harm" },
};

const buttons: Record<VendorAction, { label: string; variant: "primary" | "secondary" }> = {
  approve: { label: "Approve", variant: "primary" },
  reject: { label: "Reject", variant: "secondary" },
  suspend: { label: "Suspend", variant: "secondary" },
  reinstate: { label: "Lift suspension", variant: "secondary" },
};

/** What can be done with a vendor in a state. */
export function actionsOf(status: VendorStatus): VendorAction[] {
  return (Object.keys(buttons) as VendorAction[]).filter((action) => vendorSteps[action].from === status);
}

type Props = QueueRow<VendorAction> & { vendor: ReviewedVendorDto };

export function VendorRow({ vendor, selected, tabbable, pending, onFocus, onSelect, onAction }: Props) {
  const { businessName, category, phone, status, note, decisionReason, owner, submittedAt } = vendor;
  const actions = actionsOf(status);
  const state = states[status];
  return (
    <TableRow
      data-row={vendor.id}
      tabIndex={tabbable ? 0 : -1}
      selected={selected}
      className="focus-visible:-outline-offset-2"
      onFocus={onFocus}
    >
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
      </TableCell>
      <TableCell className="py-2.5 align-top md:min-w-64">
        <p>
          {owner.firstName} {owner.lastName}
          <span className="text-muted-foreground"> · {owner.username}</span>
        </p>
        <p className="text-muted-foreground wrap-anywhere">{owner.email}</p>
        <p className="text-muted-foreground">
          {owner.emailVerified ? "Address confirmed" : "Address not confirmed"}
        </p>
      </TableCell>
      <TableCell className="py-2.5 align-top whitespace-nowrap" label="Submitted">
        <RelativeTime date={submittedAt} exact={formatDate(submittedAt)} />
      </TableCell>
      <TableCell className="py-2.5 align-top">
        <Badge variant={state.look}>{state.name}</Badge>
      </TableCell>
      <TableCell className="py-2 align-top max-md:pt-3">
        <div className="flex gap-2 max-md:*:flex-1 md:justify-end">
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={buttons[action].variant}
              className="max-md:h-11"
              disabled={pending}
              aria-label={`${buttons[action].label}: ${businessName}`}
              onClick={() => onAction(action)}
            >
              {buttons[action].label}
            </Button>
          ))}
        </div>
      </TableCell>
    </TableRow>
  );
}
