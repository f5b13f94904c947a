"use client";

import { ListingThumbnail } from "@/components/vendors/desk/listing-thumb";
import type { ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { categoryNames } from "@/lib/listings/rules";
import { formatPrice } from "@/lib/shared/money";
import { hrefs } from "@/lib/shared/hrefs";
import { PendingCard } from "../moderation/pending-card";
import type { PostDecision } from "../moderation/post-decisions";
import type { QueueRow } from "../moderation/queue-rules";
import { PendingDetail } from "./pending-detail";

type Props = { listing: ModeratedListingDto; row: QueueRow<PostDecision> };

export function PendingListing({ listing, row }: Props) {
  const { category, image, price, location, vendor, kind } = listing;
  return (
    <PendingCard
      post={listing}
      row={row}
      edited={kind === "revision"}
      picture={<ListingThumbnail category={category} src={image} />}
      facts={[categoryNames[category], formatPrice(price), location]}
      author={{ ...vendor, name: vendor.businessName }}
      previewHref={(id) => hrefs.editListing(id, "view=preview")}
    >
      <PendingDetail listing={listing} />
    </PendingCard>
  );
}
