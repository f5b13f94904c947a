"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { ListingThumb } from "@/components/vendors/desk/listing-thumb";
import type { ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { categoryNames } from "@/lib/listings/rules";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import { CardCheckbox } from "../moderation/queue-bulk";
import type { QueueRow } from "../moderation/use-queue";
import { PendingDetail } from "./pending-detail";

export const decisions = ["approve", "request-changes", "reject"] as const;
export type ListingDecision = (typeof decisions)[number];

const buttons: Record<ListingDecision, { label: string; variant: "primary" | "secondary"; key: string }> = {
  approve: { label: "Approve", variant: "primary", key: "A" },
  "request-changes": { label: "Request changes", variant: "secondary", key: "C" },
  reject: { label: "Reject", variant: "secondary", key: "R" },
};

type Props = QueueRow<ListingDecision> & { listing: ModeratedListingDto };

/** One that waits: a line for each, everything the decision needs for the one in focus. */
export function PendingListing({ listing, row, selected, tabbable, pending, onSelect, onAction }: Props) {
  const { title, category, image, price, location, vendor, waitingSince, kind, riskReasons } = listing;
  return (
    <li
      aria-current={tabbable ? "true" : undefined}
      className="bg-card aria-current:border-primary scroll-my-20 rounded-xl border focus-visible:-outline-offset-2"
      {...row}
    >
      <div className="flex items-start gap-3 p-4">
        <CardCheckbox name={title} selected={selected} onSelect={onSelect} />
        <ListingThumb category={category} src={image} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold wrap-anywhere">{title}</span>
            <Badge variant={kind === "revision" ? "primary" : "neutral"}>
              {kind === "revision" ? "Edited" : "New"}
            </Badge>
            {riskReasons.length > 0 ? (
              <Badge variant="waiting">
                {riskReasons.length === 1 ? "1 thing to check" : `${riskReasons.length} things to check`}
              </Badge>
            ) : null}
          </p>
          <p className="text-muted-foreground text-sm">
            {[categoryNames[category], formatPrice(price), location].filter(Boolean).join(" · ")}
          </p>
          <p className="text-muted-foreground text-sm">
            {vendor.businessName} · {vendor.approved} approved, {vendor.rejected} rejected ·{" "}
            <RelativeTime date={waitingSince} exact={formatDate(waitingSince)} prefix="Submitted" />
          </p>
        </div>
      </div>
      {tabbable ? (
        <div className="grid gap-4 border-t p-4">
          <PendingDetail listing={listing} />
          <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
            {decisions.map((action) => (
              <Button
                key={action}
                variant={buttons[action].variant}
                disabled={pending}
                aria-keyshortcuts={buttons[action].key}
                aria-label={`${buttons[action].label}: ${title}`}
                onClick={() => onAction(action)}
              >
                {buttons[action].label}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </li>
  );
}
