"use client";

import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import { ListingThumbnail } from "@/components/vendors/desk/listing-thumb";
import type { ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { categoryNames } from "@/lib/listings/rules";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import { PostDecisionButtons, type PostDecision } from "../moderation/post-decisions";
import { CardCheckbox } from "../moderation/queue-bulk";
import type { QueueRow } from "../moderation/queue-rules";
import { PendingDetail } from "./pending-detail";

type Props = QueueRow<PostDecision> & { listing: ModeratedListingDto };

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
        <ListingThumbnail category={category} src={image} />
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
          <PostDecisionButtons subject={title} pending={pending} onAction={onAction} />
        </div>
      ) : null}
    </li>
  );
}
