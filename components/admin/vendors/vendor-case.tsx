"use client";

import { useState } from "react";
import { call } from "@/lib/client/api";
import { formatShortDate } from "@/lib/shared/dates";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { getVendorCase, type VendorCaseDto } from "@/lib/vendors/moderation/moderation.contract";
import { vendorStatusNames } from "@/lib/vendors/moderation/moderation.copy";
import { adminKeys } from "../keys";
import { CaseFile } from "../moderation/case-file";
import { CaseListings, CasePart, CaseReports, NoCase } from "../moderation/case-parts";

type Props = { id: string; businessName: string; updatedAt: string };

export function VendorCase({ id, businessName, updatedAt }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-1.5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="tap-target text-primary cursor-pointer rounded-sm font-semibold">
        Case file<span className="sr-only"> of {businessName}</span>
      </summary>
      <div className="grid max-w-prose gap-3 pt-2">
        <CaseFile
          queryKey={adminKeys.vendorCase(id, updatedAt)}
          read={() => call(getVendorCase, { params: { id } })}
          enabled={open}
          skeletonClassName="h-20"
        >
          {(file) => <Case file={file} />}
        </CaseFile>
      </div>
    </details>
  );
}

function eventNameOf({ status, by }: VendorCaseDto["history"][number]): string {
  if (status === "pending") return "Applied";
  const name = vendorStatusNames[status];
  return by ? `${name} by ${by}` : name;
}

type SharedContact = Pick<VendorCaseDto["alike"][number], "phone" | "website" | "email" | "network">;

function sharedBy({ phone, website, email, network }: SharedContact): string {
  const parts = [
    phone && "same phone number",
    website && "same website",
    email && "same mailbox",
    network && "signed in from the same network",
  ];
  return parts.filter(Boolean).join(", ");
}

function Case({ file }: { file: VendorCaseDto }) {
  const { applications, history, listings, reports, cases, alike, newestListings, newestReports } = file;
  return (
    <>
      <p>
        Listings: {listings.live} live, {listings.pending} in review, {listings.rejected} rejected,{" "}
        {listings.removed} removed. Reports: {reports.open} open, {reports.upheld} acted on,{" "}
        {reports.dismissed} dismissed. Cases about deals: {cases.open} open, {cases.confirmed} confirmed,{" "}
        {cases.total} in total.
      </p>
      {alike.length > 0 ? <SimilarVendors vendors={alike} /> : null}
      <CasePart title="Newest listings">
        <CaseListings listings={newestListings} none="No listings yet." />
      </CasePart>
      <CasePart title="Reports">
        <CaseReports reports={newestReports} none="No one has reported this vendor or their listings." />
      </CasePart>
      <CasePart title="History">
        <CaseHistory history={history} />
      </CasePart>
      {applications.length > 1 ? <CaseApplications applications={applications} /> : null}
    </>
  );
}

function SimilarVendors({ vendors }: { vendors: VendorCaseDto["alike"] }) {
  return (
    <CasePart title="Possible duplicates">
      <ul role="list" className="grid gap-1">
        {vendors.map(({ id, businessName, status, ...same }) => (
          <li key={id} className="wrap-anywhere">
            <a className="underline underline-offset-4" href={adminHrefs.person(id)}>
              {businessName}
            </a>
            {` · ${vendorStatusNames[status].toLowerCase()} · `}
            <span className="text-waiting font-medium">{sharedBy(same)}</span>
          </li>
        ))}
      </ul>
    </CasePart>
  );
}

function CaseHistory({ history }: Pick<VendorCaseDto, "history">) {
  if (history.length === 0) return <NoCase>No decisions yet.</NoCase>;
  return (
    <ul role="list" className="text-muted-foreground grid gap-1">
      {history.map((event) => (
        <li key={event.id} className="wrap-anywhere">
          {formatShortDate(event.at)}: {eventNameOf(event)}
          {event.reason ? `. ${event.reason}` : ""}
        </li>
      ))}
    </ul>
  );
}

function CaseApplications({ applications }: Pick<VendorCaseDto, "applications">) {
  return (
    <CasePart title="Applications">
      <ul role="list" className="text-muted-foreground grid gap-1">
        {applications.map(({ id, businessName, phone, note, status, submittedAt }) => (
          <li key={id} className="wrap-anywhere">
            {formatShortDate(submittedAt)}: {businessName}, {phone}, {status}
            {note ? `. ${note}` : ""}
          </li>
        ))}
      </ul>
    </CasePart>
  );
}
