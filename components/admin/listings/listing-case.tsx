"use client";

import { call } from "@/lib/client/api";
import { getListingCase, type ListingCaseDto } from "@/lib/listings/moderation/decision.contract";
import { eventName } from "@/lib/listings/moderation/decision.copy";
import { formatShortDate } from "@/lib/shared/dates";
import { adminKeys } from "../keys";
import { CaseFile } from "../moderation/case-file";
import { CaseListings, CasePart, CaseReports, NoCase } from "../moderation/case-parts";
import { PriceRange } from "./price-range";

export function ListingCase({ id, updatedAt }: { id: string; updatedAt: string }) {
  return (
    <section aria-label="Case file" className="bg-muted/50 rounded-xl p-4">
      <CaseFile
        queryKey={adminKeys.listingCase(id, updatedAt)}
        read={() => call(getListingCase, { params: { id } })}
        skeletonClassName="h-40"
      >
        {(file) => <Case file={file} />}
      </CaseFile>
    </section>
  );
}

function Case({ file }: { file: ListingCaseDto }) {
  const { price, prices, texts, pictures, others, reports, decisions } = file;
  return (
    <div className="grid gap-x-8 gap-y-5 text-sm lg:grid-cols-2">
      <CasePart title={prices ? `Price · ${prices.kind}` : "Price"}>
        {prices ? <PriceRange price={price} prices={prices} /> : <NoCase>Too few prices to compare.</NoCase>}
      </CasePart>
      <CasePart title="Similar text">
        <CaseListings
          listings={texts.map((text) => ({
            ...text,
            note: `${text.percent}% the same · ${text.vendorName}`,
          }))}
          none="No other vendor has a similar description."
        />
      </CasePart>
      <CasePart title="Similar photos">
        <CaseListings
          listings={pictures.map((one) => ({ ...one, note: one.vendorName }))}
          none="No other vendor uses these photos."
        />
      </CasePart>
      <CasePart title="More from this vendor">
        <CaseListings listings={others} none="This is their only listing." />
      </CasePart>
      <CasePart title="Reports">
        <CaseReports reports={reports} none="No one has reported this listing or its vendor." />
      </CasePart>
      <CasePart title="History">
        <ul role="list" className="grid gap-1">
          {decisions.map(({ id, action, reason, by, at }) => (
            <li key={id} className="wrap-anywhere">
              {formatShortDate(at)}: {eventName(action)}
              {by ? ` by ${by}` : ""}
              {reason ? <span className="text-muted-foreground">. {reason}</span> : null}
            </li>
          ))}
        </ul>
      </CasePart>
    </div>
  );
}
