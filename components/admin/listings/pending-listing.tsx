"use client";

import { ListingThumbnail } from "@/components/vendors/desk/listing-thumb";
import type { ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { categoryNames } from "@/lib/listings/rules";
import { formatPriceFor } from "@/lib/listings/offer/price-period.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { PendingCard } from "../moderation/pending-card";
import type { PostDecision } from "../moderation/post-decisions";
import type { QueueRow } from "../moderation/queue-rules";
import { PendingDetail } from "./pending-detail";

type Props = { listing: ModeratedListingDto; row: QueueRow<PostDecision> };

export function PendingListing({ listing, row }: Props) {
  const { category, image, price, per, location, vendor, kind } = listing;
  return (
    <PendingCard
      post={listing}
      row={row}
      edited={kind === "revision"}
      picture={<ListingThumbnail category={category} src={image} />}
      facts={[categoryNames[category], formatPriceFor(price, per), location]}
      author={{ ...vendor, name: vendor.businessName }}
      previewHref={(id) => hrefs.editListing(id, "view=preview")}
    >
      <PendingDetail listing={listing} />
    </PendingCard>
  );
}
