"use client";

import { Badge, type BadgeVariant } from "@/components/ui/badge";
import type { DataColumn } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { categoryNames } from "@/lib/listings/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { ReviewedVendorDto } from "@/lib/vendors/moderation/moderation.contract";
import { vendorStatusNames } from "@/lib/vendors/moderation/moderation.copy";
import { vendorTransitions, type VendorAction } from "@/lib/vendors/moderation/moderation.rules";
import type { VendorStatus } from "@/lib/vendors/rules";
import { RiskReasons } from "../moderation/risk-reasons";
import { VendorCase } from "./vendor-case";
import { VerifiedLine } from "./verification";

const looks: Record<VendorStatus, BadgeVariant> = {
  pending: "waiting",
  approved: "trust",
  rejected: "harm",
  suspended: "harm",
};

const buttons: Record<VendorAction, { label: string; primary?: boolean; inMenu?: boolean }> = {
  approve: { label: "Approve", primary: true },
  reject: { label: "Reject" },
  suspend: { label: "Suspend", inMenu: true },
  reinstate: { label: "Lift suspension" },
};

export type VendorTransition = VendorAction | "verify" | "unverify";

export function actionsOf(status: VendorStatus): VendorAction[] {
  return (Object.keys(buttons) as VendorAction[]).filter((action) =>
    vendorTransitions[action].from.includes(status),
  );
}

export function decisionsOf({ status, verified }: ReviewedVendorDto) {
  const decisions = actionsOf(status).map((action) => ({ action, ...buttons[action] }));
  const badge = verified
    ? [{ action: "unverify" as const, label: "Remove verification", inMenu: true }]
    : status === "approved"
      ? [{ action: "verify" as const, label: "Verify" }]
      : [];
  return [...badge, ...decisions];
}

export const vendorColumns: readonly DataColumn<ReviewedVendorDto>[] = [
  {
    id: "business",
    title: "Business",
    headClassName: "w-full",
    className: "py-2.5 align-top max-md:pr-10 md:min-w-32",
    cell: (vendor) => <Business vendor={vendor} />,
  },
  {
    id: "owner",
    title: "Owner",
    label: false,
    className: "py-2.5 align-top md:min-w-52 lg:min-w-60 xl:min-w-72",
    cell: ({ owner }) => (
      <>
        <p>
          <IntentLink
            href={adminHrefs.person(owner.id)}
            className="tap-target rounded-sm underline underline-offset-4"
          >
            {owner.firstName} {owner.lastName}
          </IntentLink>{" "}
          <span className="text-muted-foreground whitespace-nowrap md:max-xl:block">
            <span className="md:max-xl:hidden">· </span>
            {owner.username}
          </span>
        </p>
        <p className="text-muted-foreground">
          <EmailText>{owner.email}</EmailText>
        </p>
        <p className="text-muted-foreground">
          {owner.emailVerified ? "Email confirmed" : "Email not confirmed"}
        </p>
      </>
    ),
  },
  {
    id: "submitted",
    title: "Submitted",
    headClassName: "md:max-lg:hidden",
    className: "py-2.5 align-top whitespace-nowrap md:max-lg:hidden",
    cell: ({ submittedAt }) => <RelativeTime date={submittedAt} exact={formatDate(submittedAt)} />,
  },
  {
    id: "state",
    title: "Status",
    label: false,
    className: "py-2.5 align-top md:min-w-28 lg:min-w-36 xl:min-w-52",
    cell: (vendor) => (
      <>
        <Badge variant={looks[vendor.status]}>{vendorStatusNames[vendor.status]}</Badge>
        <VerifiedLine vendor={vendor} />
      </>
    ),
  },
];

function Business({ vendor }: { vendor: ReviewedVendorDto }) {
  const { businessName, category, phone, note, decisionReason, submittedAt, applications } = vendor;
  return (
    <>
      <p className="font-semibold wrap-anywhere">{businessName}</p>
      <p className="text-muted-foreground">
        {categoryNames[category]} · <span className="whitespace-nowrap">{phone}</span>
      </p>
      <p className="text-muted-foreground hidden md:max-lg:block">
        <RelativeTime date={submittedAt} exact={formatDate(submittedAt)} prefix="Submitted" />
      </p>
      {applications > 1 ? <p className="text-muted-foreground">Application number {applications}</p> : null}
      {note ? <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{note}</p> : null}
      {decisionReason ? (
        <p className="text-muted-foreground mt-1 max-w-prose wrap-anywhere">Reason: {decisionReason}</p>
      ) : null}
      <RiskReasons reasons={vendor.riskReasons} hrefOf={hrefs.listing} />
      <VendorCase id={vendor.id} businessName={businessName} updatedAt={vendor.updatedAt} />
    </>
  );
}
