"use client";

import { useQuery } from "@tanstack/react-query";
import { ListingThumbnail } from "@/components/vendors/desk/listing-thumb";
import { call } from "@/lib/client/api";
import { getAdminListing, type ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { categoryNames } from "@/lib/listings/rules";
import { formatPriceFor } from "@/lib/listings/offer/price-period.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { adminKeys } from "../keys";
import { PendingCard } from "../moderation/pending-card";
import type { PostDecision } from "../moderation/post-decisions";
import type { QueueRow } from "../moderation/queue-rules";
import { PendingDetail } from "./pending-detail";

type Props = { listing: ModeratedListingDto; row: QueueRow<PostDecision> };

export function PendingListing({ listing, row }: Props) {
  const { id, updatedAt, category, image, price, per, location, vendor, kind } = listing;
  const detail = useQuery({
    queryKey: adminKeys.listing(id, updatedAt),
    queryFn: () => call(getAdminListing, { params: { id } }),
    enabled: row.tabbable,
  });
  return (
    <PendingCard
      post={listing}
      row={row}
      edited={kind === "revision"}
      picture={<ListingThumbnail category={category} src={image} />}
      facts={[categoryNames[category], formatPriceFor(price, per), location]}
      author={{ ...vendor, name: vendor.businessName }}
      previewHref={(other) => hrefs.editListing(other, "view=preview")}
      loading={!detail.data}
    >
      <PendingDetail id={id} updatedAt={updatedAt} detail={detail} />
    </PendingCard>
  );
}
